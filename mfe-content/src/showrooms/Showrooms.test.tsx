/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { fakeShowrooms } from '@feszek/testing';
import { InShop } from '../../test/shop.tsx';
import { Showrooms } from './Showrooms.tsx';

afterEach(cleanup);

describe('Showrooms', () => {
  it('shows the address of a showroom in the format of each language', () => {
    const { rerender } = render(<InShop><Showrooms data={fakeShowrooms()} /></InShop>);
    expect(screen.getByText('1114 Budapest, Bartók Béla út 12.')).toBeTruthy();
    rerender(<InShop locale="en"><Showrooms data={fakeShowrooms()} /></InShop>);
    expect(screen.getByText('Bartók Béla út 12., 1114 Budapest')).toBeTruthy();
  });

  it('links the telephone number and the email address', () => {
    render(<InShop><Showrooms data={fakeShowrooms()} /></InShop>);
    expect(screen.getByRole('link', { name: 'Telefon: +36 1 234 5678' }).getAttribute('href')).toBe('tel:+3612345678');
    expect(screen.getByRole('link', { name: 'E-mail: buda@feszek.example' }).getAttribute('href')).toBe('mailto:buda@feszek.example');
  });

  it('shows the opening hours', () => {
    render(<InShop><Showrooms data={fakeShowrooms()} /></InShop>);
    expect(screen.getAllByRole('term').map((days) => `${days.textContent} ${days.nextElementSibling?.textContent}`)).toEqual(['H–P 10–18', 'Szo 10–14']);
  });
});
