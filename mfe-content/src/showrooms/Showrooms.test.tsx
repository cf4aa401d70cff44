/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { fakeShowrooms } from '@feszek/testing';
import { InShop } from '../../test/shop.tsx';
import { Showrooms } from './Showrooms.tsx';

const DATA = { showrooms: fakeShowrooms(), now: '2026-11-23T12:00:00Z' };
const at = (now: string) => ({ ...DATA, now });

afterEach(cleanup);

describe('Showrooms', () => {
  it('shows the address of a showroom in the format of each language', () => {
    const { rerender } = render(<InShop><Showrooms data={DATA} /></InShop>);
    expect(screen.getByText('1114 Budapest, Bartók Béla út 12.')).toBeTruthy();
    rerender(<InShop locale="en"><Showrooms data={DATA} /></InShop>);
    expect(screen.getByText('Bartók Béla út 12., 1114 Budapest')).toBeTruthy();
  });

  it('links the telephone number and the email address', () => {
    render(<InShop><Showrooms data={DATA} /></InShop>);
    expect(screen.getByRole('link', { name: 'Telefon: +36 1 234 5678' }).getAttribute('href')).toBe('tel:+3612345678');
    expect(screen.getByRole('link', { name: 'E-mail: buda@feszek.example' }).getAttribute('href')).toBe('mailto:buda@feszek.example');
  });

  it('shows the opening hours, equal days in one line, and coming days with other hours', () => {
    const [showroom] = fakeShowrooms();
    if (!showroom) throw new Error('There is no showroom');
    const exceptions = [{ date: '2026-12-31', hours: ['10:00-12:00'] }, { date: '2026-11-01', hours: [] }];
    render(<InShop><Showrooms data={{ ...DATA, showrooms: [{ ...showroom, opening_hours: { ...showroom.opening_hours, exceptions } }] }} /></InShop>);
    expect(screen.getAllByRole('term').map((days) => `${days.textContent} ${days.nextElementSibling?.textContent}`)).toEqual([
      'Hétfő–péntek 10:00–18:00', 'Szombat 10:00–14:00', 'Vasárnap zárva', '2026. december\u00A031. 10:00–12:00',
    ]);
  });

  it('names the date if it opens in a week or later', () => {
    const [showroom] = fakeShowrooms();
    if (!showroom) throw new Error('There is no showroom');
    const exceptions = ['11-30', '12-01', '12-02', '12-03', '12-04', '12-05'].map((day) => ({ date: `2026-${day}`, hours: [] }));
    const data = { ...at('2026-11-28T15:00:00Z'), showrooms: [{ ...showroom, opening_hours: { ...showroom.opening_hours, exceptions } }] };
    const { rerender } = render(<InShop><Showrooms data={data} /></InShop>);
    expect(screen.getByText('Most zárva, legközelebb nyit: 2026. december 7. 10:00')).toBeTruthy();
    rerender(<InShop locale="en"><Showrooms data={data} /></InShop>);
    expect(screen.getByText('Closed now, opens on 7 December 2026 at 10:00')).toBeTruthy();
  });

  it.each([
    ['2026-11-23T12:00:00Z', 'Most nyitva 18:00-ig', 'Open now until 18:00'],
    ['2026-11-23T08:00:00Z', 'Most zárva, ma 10:00-kor nyit', 'Closed now, opens today at 10:00'],
    ['2026-11-23T17:00:00Z', 'Most zárva, holnap 10:00-kor nyit', 'Closed now, opens tomorrow at 10:00'],
    ['2026-11-28T15:00:00Z', 'Most zárva, hétfőn 10:00-kor nyit', 'Closed now, opens on Monday at 10:00'],
  ])('says at %s whether it is open', (now, hungarian, english) => {
    const { rerender } = render(<InShop><Showrooms data={at(now)} /></InShop>);
    expect(screen.getByText(hungarian)).toBeTruthy();
    rerender(<InShop locale="en"><Showrooms data={at(now)} /></InShop>);
    expect(screen.getByText(english)).toBeTruthy();
  });
});
