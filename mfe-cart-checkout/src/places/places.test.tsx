/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeCart, fakeCustomerData, fakeDeliveryMethods, fakeParcelPoint, fakePlace, fakeShowroomChoice } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { field, showCheckout, submit, summary, type } from '../../test/checkout.tsx';
import { offline } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.location.hash = '';
});

const [home, pickUp] = fakeDeliveryMethods();
if (!home || !pickUp) throw new Error('The cart offers no delivery');
const cart = fakeCart({ customer_data: fakeCustomerData(), delivery_methods: [home, { ...pickUp, id: 3, code: 'parcel_point', kind: 'parcel_point', title: 'Csomagpont' }, pickUp] });
const BUDAPEST = fakeShowroomChoice({ id: 'showroom:budapest', name: 'Fészek Budapest', city: 'Budapest', is_all_there: true, there: 2, rest_on: null });
const FAR = fakeParcelPoint({ id: 'Példapont:2', name: 'Győr, piac', distance_km: 2.3, latitude: 47.7, longitude: 17.66, obstacle: 'too_heavy', limit: 5 });
const FOUND = { search: '9021', centre: { name: 'Győr', latitude: 47.69, longitude: 17.63 }, points: [fakeParcelPoint(), FAR] };
const PLACES: FakeAnswers = {
  'GET /api/cart/showrooms': () => ({ showrooms: [BUDAPEST, fakeShowroomChoice()] }),
  'GET /api/cart/points?search=': () => FOUND,
  'GET /api/cart/points?search=Szeged': () => ({ ...FOUND, search: 'Szeged', centre: { ...FOUND.centre, name: 'Szeged' }, points: [fakeParcelPoint({ id: 'Példapont:9', name: 'Szeged, pályaudvar' })] }),
  'GET /api/cart/points?search=Sehol': () => ({ search: 'Sehol', centre: null, points: [] }),
  'PUT /api/cart/method/delivery': () => fakeCart({ ...cart, version: 2, delivery_method: 2, delivery_place: fakePlace() }),
};
const show = (changes: Partial<typeof cart> = {}, answers: FakeAnswers = {}) => showCheckout('shipping', { ...cart, ...changes }, { ...PLACES, ...answers });
const click = (element: Element) => act(async () => fireEvent.click(element));
const press = (name: string) => click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => click(screen.getByRole('radio', { name }));

describe('pick-up', () => {
  it('requests the showroom, and shows which pieces are there and when the rest arrives', async () => {
    const { sent, navigations } = show();
    expect(screen.queryByRole('radio', { name: /^Fészek Győr/ })).toBeNull();
    await choose(/^Átvétel a bemutatóteremben/);
    const gyor = await screen.findByRole('radio', { name: /^Fészek Győr/ });
    expect(gyor.closest('label')?.textContent).toContain('2 termékből 1 megvan itt, a többi legkésőbb ekkor érkezik: december\u00A04., péntek.');
    expect(gyor.closest('label')?.textContent).toContain('9021 Győr, Baross Gábor út 12.');
    expect(screen.getByRole('radio', { name: /^Fészek Budapest/ }).closest('label')?.textContent).toContain('Mind a 2 termék megvan itt.');
    await submit();
    expect(await summary()).toContain('Válaszd ki, melyik bemutatóteremben veszed át.');
    expect(sent('PUT')).toEqual([['/api/cart/method/delivery', { id: 2 }]]);
    await click(gyor);
    await submit();
    await waitFor(() => expect(navigations).toEqual([{ href: '/hu/kosar/adatok?step=5' }]));
    expect(sent('PUT').slice(1)).toEqual([['/api/cart/method/delivery', { id: 2, place: 'showroom:gyor' }]]);
  });

  it('has the place that was chosen before, and forgets it with another method', async () => {
    const { sent } = show({ delivery_method: 2, delivery_place: fakePlace() });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Fészek Győr/ })).checked).toBe(true);
    await choose(/^Házhoz szállítás/);
    expect(screen.queryByRole('radio', { name: /^Fészek Győr/ })).toBeNull();
    await submit();
    expect(sent('PUT')).toEqual([['/api/cart/method/delivery', { id: 1 }]]);
  });

  it('names the coming days on which a showroom is not open as usual', async () => {
    const special = fakeShowroomChoice({ special_days: [{ day: '2026-12-24', hours: '10:00–14:00' }, { day: '2026-12-31', hours: '' }] });
    show({ delivery_method: 2 }, { 'GET /api/cart/showrooms': () => ({ showrooms: [BUDAPEST, special] }) });
    const gyor = await screen.findByRole('radio', { name: /^Fészek Győr/ });
    expect(gyor.closest('label')?.textContent).toContain('Eltérő nyitvatartás:december\u00A024., csütörtök: 10:00–14:00december\u00A031., csütörtök: zárva');
    expect(screen.getByRole('radio', { name: /^Fészek Budapest/ }).closest('label')?.textContent).not.toContain('Eltérő');
  });

  it('loads the showrooms again after an error', async () => {
    let isOffline = true;
    show({ delivery_method: 2 }, { 'GET /api/cart/showrooms': () => (isOffline ? Promise.reject(offline()) : { showrooms: [BUDAPEST] }) });
    expect((await screen.findByRole('alert')).textContent).toContain('Nem sikerült elérni a boltot');
    isOffline = false;
    await press('Újrapróbálom');
    expect(await screen.findByRole('radio', { name: /^Fészek Budapest/ })).toBeTruthy();
  });

  it('shows that the chosen place is no longer available for the cart', async () => {
    show({ delivery_method: 2, lost_place: 'Fészek Pécs' });
    await screen.findByRole('radio', { name: /^Fészek Budapest/ });
    expect(screen.getByText(/\(Fészek Pécs\) a mostani kosaradhoz már nem választható/)).toBeTruthy();
  });
});

describe('a parcel point', () => {
  it('is chosen from the points near the postcode of the buyer', async () => {
    const { sent } = show();
    await choose(/^Csomagpont/);
    const point = await screen.findByRole('radio', { name: /^1\. Győr, Fő tér/ });
    expect(field('Irányítószám vagy település').value).toBe('9021');
    expect(point.closest('label')?.textContent).toContain('Példapont, csomagautomata9021 Győr, Fő tér 1.0–24');
    expect(screen.getByRole('img', { name: /Győr közelében/ }).querySelectorAll('circle[r="12"]')).toHaveLength(2);
    await submit();
    expect(await summary()).toContain('Válaszd ki, melyik csomagponton veszed át.');
    await click(point);
    await submit();
    expect(sent('PUT')).toEqual([['/api/cart/method/delivery', { id: 3 }], ['/api/cart/method/delivery', { id: 3, place: 'Példapont:1' }]]);
  });

  it('cannot be one that does not take the cart, in the list and on the map', async () => {
    show();
    await choose(/^Csomagpont/);
    const point = await screen.findByRole<HTMLInputElement>('radio', { name: /^2\. Győr, piac/ });
    expect(point.disabled).toBe(true);
    expect(point.closest('label')?.textContent).toContain('Túl nehéz ide a kosarad: legfeljebb 5 kg lehet.');
    const [refused, offered] = screen.getByRole('img').querySelectorAll('circle[r="20"]');
    if (!refused || !offered) throw new Error('The map has too few pins');
    await click(refused);
    expect(point.checked).toBe(false);
    await click(offered);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^1\. Győr, Fő tér/ }).checked).toBe(true);
  });

  it('leaves the search to the buyer who is in its field before the points near the postcode arrive', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof FOUND>();
    show({}, { 'GET /api/cart/points?search=': () => promise });
    await choose(/^Csomagpont/);
    await act(async () => fireEvent.focus(field('Irányítószám vagy település')));
    await act(async () => resolve(FOUND));
    await screen.findByRole('radio', { name: /^1\. Győr, Fő tér/ });
    expect(field('Irányítószám vagy település').value).toBe('');
  });

  it('is searched for by a town with Enter, which does not submit the step', async () => {
    const { sent, navigations } = show();
    await choose(/^Csomagpont/);
    await screen.findByRole('radio', { name: /^1\. Győr, Fő tér/ });
    await act(async () => type('Irányítószám vagy település', ' Szeged '));
    await act(async () => fireEvent.keyDown(field('Irányítószám vagy település'), { key: 'Enter' }));
    expect(await screen.findByRole('radio', { name: /^1\. Szeged, pályaudvar/ })).toBeTruthy();
    await act(async () => type('Irányítószám vagy település', 'Sehol'));
    await press('Keresés');
    expect((await screen.findByText(/Nem találunk csomagpontot/)).textContent).toContain('„Sehol”');
    expect(sent('PUT')).toEqual([['/api/cart/method/delivery', { id: 3 }]]);
    expect(navigations).toEqual([]);
  });

  it('stays in the list if another search does not find it', async () => {
    show({ delivery_method: 3, delivery_place: fakePlace({ id: 'Példapont:1', kind: 'locker', carrier: 'Példapont', name: 'Győr, Fő tér', zipcode: '' }) }, { 'GET /api/cart/points?search=': () => ({ ...FOUND, points: [] }) });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Győr, Fő tér/ })).checked).toBe(true);
  });
});
