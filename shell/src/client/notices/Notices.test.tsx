/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NOTICE_MS, Notices } from './Notices.tsx';

const bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });

beforeEach(() => {
  jest.useFakeTimers();
  render(<Notices bus={bus} label="Értesítések" dismissLabel="Bezárás" waiting={[]} />);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function say(text: string, kind: 'success' | 'info' | 'error' = 'info'): void {
  act(() => bus.emit('notice.shown', { kind, text }));
}

describe('a notice', () => {
  it('is shown for five seconds', () => {
    say('A kosárba tettük.', 'success');
    expect(NOTICE_MS).toBe(5000);
    expect(screen.getByText('A kosárba tettük.')).toBeTruthy();
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.queryByText('A kosárba tettük.')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('A kosárba tettük.')).toBeNull();
  });

  it('disappears when it is dismissed; other notices remain', () => {
    say('egy');
    say('kettő');
    const [first] = screen.getAllByRole('button', { name: 'Bezárás' });
    if (first) fireEvent.click(first);
    expect(screen.queryByText('egy')).toBeNull();
    expect(screen.getByText('kettő')).toBeTruthy();
  });

  it('has its own five seconds beside other notices', () => {
    say('egy');
    act(() => jest.advanceTimersByTime(3000));
    say('kettő');
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.queryByText('egy')).toBeNull();
    expect(screen.getByText('kettő')).toBeTruthy();
  });

  it('with an error is announced to screen readers at once', () => {
    say('Nem sikerült.', 'error');
    expect(screen.getByRole('alert').textContent).toContain('Nem sikerült.');
  });

  it('is inserted into an existing live region', () => {
    expect(screen.getByLabelText('Értesítések').getAttribute('aria-live')).toBe('polite');
  });

  it('changes the side of the window while it would cover the focus', () => {
    const link = document.body.appendChild(document.createElement('a'));
    Object.assign(link, { href: '#', matches: (selector: string) => selector === ':focus-visible' || HTMLElement.prototype.matches.call(link, selector) });
    const region = screen.getByLabelText('Értesítések');
    const side = () => (region.classList.contains('atTop') ? 'top' : 'bottom');
    // jsdom has no layout: a box at the end of the side where the region is.
    const placeAt = (element: Element, top: () => number) => { element.getBoundingClientRect = () => new DOMRect(0, top(), 48, 48); };
    const focusAt = (top: number) => {
      placeAt(link, () => top);
      act(() => { link.blur(); link.focus(); });
    };

    say('egy');
    for (const notice of region.children) placeAt(notice, () => (side() === 'top' ? 96 : 700));
    focusAt(300);
    expect(side()).toBe('bottom');
    focusAt(690);
    expect(side()).toBe('top');
    focusAt(90);
    expect(side()).toBe('bottom');
    focusAt(690);
    expect(side()).toBe('top');
    act(() => jest.advanceTimersByTime(NOTICE_MS));
    expect(side()).toBe('bottom');
    link.remove();
  });
});
