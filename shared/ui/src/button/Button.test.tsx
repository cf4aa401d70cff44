/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('ignores clicks and submits no form while it is loading, but keeps its name and its focus', () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Order
        </Button>
      </form>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Order' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.disabled).toBe(false);
  });

  it('does not submit a form by default', () => {
    render(<Button>Order</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });
});

describe('IconButton', () => {
  it('has its label as its name, with any number', () => {
    render(<IconButton icon="bag" label="Cart, 1200 items" count={1200} />);
    expect(screen.getByRole('button', { name: 'Cart, 1200 items' }).textContent).toBe('999+');
  });

  it('shows the number that its label contains', () => {
    render(<IconButton icon="bag" label="Cart, 128 items" count={128} />);
    expect(screen.getByRole('button', { name: 'Cart, 128 items' }).textContent).toBe('128');
  });

  it('exposes whether it is on', () => {
    render(<IconButton icon="heart" label="Favourite" pressed />);
    expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
  });
});
