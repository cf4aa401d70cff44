/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Quantity } from './Quantity.tsx';

const labels = { quantity: 'Quantity', decrease: 'One less', increase: 'One more', limit: 'This is all we have.' };

function show(value: number, limits: { min?: number; max?: number; disabled?: boolean; isLimitShown?: boolean } = {}) {
  const onChange = jest.fn<(quantity: number) => void>();
  render(<Quantity value={value} {...limits} onChange={onChange} labels={labels} />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
  return { onChange, input };
}

function type(input: HTMLInputElement, text: string) {
  fireEvent.change(input, { target: { value: text } });
}

afterEach(cleanup);

describe('Quantity', () => {
  it('steps up and down', () => {
    const { onChange } = show(3);
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onChange.mock.calls).toEqual([[4], [2]]);
  });

  it('stays within its limits, and its buttons keep the focus at a limit', () => {
    const { onChange } = show(5, { min: 5, max: 5 });
    for (const button of screen.getAllByRole('button')) {
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button.hasAttribute('disabled')).toBe(false);
      fireEvent.click(button);
    }
    expect(onChange).not.toHaveBeenCalled();
  });

  it('goes down to 0 if a line may be removed', () => {
    const { onChange } = show(1, { min: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onChange).toHaveBeenCalledWith(0);
  });

  it('applies a typed number when the field loses the focus, and not before', () => {
    const { onChange, input } = show(1);
    type(input, '1');
    type(input, '12');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(input);
    expect(onChange.mock.calls).toEqual([[12]]);
  });

  it('applies a typed number on Enter without submitting the form around it', () => {
    const { onChange, input } = show(1);
    type(input, '4');
    const wasNotPrevented = fireEvent.keyDown(input, { key: 'Enter' });
    expect(wasNotPrevented).toBe(false);
    expect(onChange).toHaveBeenCalledWith(4);
  });

  it('rounds a typed number and limits it to the range', () => {
    const { onChange, input } = show(2, { max: 10 });
    type(input, '99');
    fireEvent.blur(input);
    type(input, '3.7');
    fireEvent.blur(input);
    expect(onChange.mock.calls).toEqual([[10], [3]]);
  });

  it('explains in a live region that describes the field why a typed number was limited', () => {
    const { input } = show(2, { max: 10 });
    const note = screen.getByRole('status');
    expect(note.textContent).toBe('');
    type(input, '99');
    expect(note.textContent).toBe('');
    fireEvent.blur(input);
    expect(note.textContent).toBe('This is all we have.');
    expect(input.getAttribute('aria-describedby')).toBe(note.id);
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(note.textContent).toBe('');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('explains it as well if the limit was reached before', () => {
    const { onChange, input } = show(10, { max: 10 });
    type(input, '9999');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe('10');
    expect(screen.getByRole('status').textContent).toBe('This is all we have.');
    type(input, '9');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('explains it as soon as the limit is reached, if that is requested', () => {
    const { input } = show(10, { max: 10, isLimitShown: true });
    const note = screen.getByRole('status');
    expect([note.textContent, input.getAttribute('aria-describedby')]).toEqual(['This is all we have.', note.id]);
    type(input, '9');
    expect(note.textContent).toBe('');
    cleanup();
    show(10, { max: 10, isLimitShown: true, disabled: true });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('restores its value when the field is emptied or Escape is pressed', () => {
    const { onChange, input } = show(2, { min: 0 });
    type(input, '');
    fireEvent.blur(input);
    type(input, '7');
    fireEvent.keyDown(input, { key: 'Escape' });
    fireEvent.blur(input);
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe('2');
  });

  it('cannot be changed while disabled', () => {
    const { onChange, input } = show(2, { disabled: true });
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(input.disabled).toBe(true);
  });
});
