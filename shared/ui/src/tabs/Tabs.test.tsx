/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from './Tabs.tsx';

const tabs = ['One', 'Two', 'Three'].map((label) => ({ id: label.toLowerCase(), label, content: `Content of ${label}` }));

function selected(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent;
}

afterEach(cleanup);

describe('Tabs', () => {
  it('shows only the panel of the chosen tab', () => {
    render(<Tabs label="About" tabs={tabs} />);
    fireEvent.click(screen.getByRole('tab', { name: 'Two' }));
    const panels = screen.getAllByRole('tabpanel');
    expect(panels.map((panel) => panel.textContent)).toEqual(['Content of Two']);
  });

  it('moves with the arrow keys, around the ends, together with the focus', () => {
    render(<Tabs label="About" tabs={tabs} />);
    const list = screen.getByRole('tablist', { name: 'About' });
    fireEvent.keyDown(list, { key: 'ArrowLeft' });
    expect(selected()).toBe('Three');
    expect(document.activeElement?.textContent).toBe('Three');
    fireEvent.keyDown(list, { key: 'ArrowRight' });
    expect(selected()).toBe('One');
    fireEvent.keyDown(list, { key: 'End' });
    expect(selected()).toBe('Three');
  });

  it('is one tab stop', () => {
    render(<Tabs label="About" tabs={tabs} initial="two" />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });
});
