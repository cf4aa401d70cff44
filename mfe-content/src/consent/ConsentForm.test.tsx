/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { InShop } from '../../test/shop.tsx';
import { ConsentForm } from './ConsentForm.tsx';

afterEach(cleanup);

describe('the form for cookies', () => {
  it('posts the choice to the shell and returns to the cookie page', () => {
    const { container } = render(<InShop locale="en"><ConsentForm /></InShop>);
    const form = container.querySelector('form');
    expect([form?.method, form?.getAttribute('action'), new FormData(form ?? undefined).get('return_to')]).toEqual(['post', '/consent', '/en/cookie-rules']);
  });

  it('has nothing ticked by default; the Enter key does not accept everything', () => {
    const { container } = render(<InShop><ConsentForm /></InShop>);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ name, checked, disabled }) => [name, checked, disabled])).toEqual([['', true, true], ['statistics', false, false], ['marketing', false, false]]);
    expect(Array.from(container.querySelectorAll('button'), ({ value, textContent }) => [value, textContent])).toEqual([
      ['selected', 'Választás mentése'], ['necessary', 'Csak a szükségesek'], ['all', 'Mindet elfogadom'],
    ]);
  });

  it('has all answers equally prominent', () => {
    const { container } = render(<InShop><ConsentForm /></InShop>);
    expect(new Set(Array.from(container.querySelectorAll('button'), ({ className }) => className)).size).toBe(1);
  });

  it('has a message for each choice, which the address shows', () => {
    render(<InShop><ConsentForm /></InShop>);
    expect(document.getElementById('consent-necessary')?.textContent).toBe('Mentettük a választásodat: csak a szükséges sütiket használjuk.');
    expect(document.getElementById('consent-all')?.textContent).toContain('mindent elfogadtál');
  });
});
