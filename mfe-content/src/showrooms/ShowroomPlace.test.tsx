/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeShowrooms, startFakeApi } from '@feszek/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { contextOf, InShop, requestFor } from '../../test/shop.tsx';
import { loadShowroomPlace } from './loadShowroomPlace.ts';
import { ShowroomPlace } from './ShowroomPlace.tsx';

afterEach(cleanup);

describe('a showroom in a text', () => {
  it('is the one that the slot names; any other is a 404', async () => {
    const api = await startFakeApi({ 'GET /api/showrooms': fakeShowrooms });
    const load = (showroom: string) => loadShowroomPlace(contextOf(api.url, { ...requestFor('showroom-map'), params: { showroom } }));
    expect(await load('budapest')).toMatchObject({ status: 200, data: { showroom: { name: 'Fészek Buda' } }, freshness: { tags: ['showrooms'] } });
    expect(await load('pecs')).toEqual({ status: 404 });
    await api.close();
  });

  it('has its picture, a drawn map, links to route planners, its address, and whether it is open', () => {
    const [showroom] = fakeShowrooms();
    if (!showroom) throw new Error('There is no showroom');
    render(<InShop><ShowroomPlace data={{ showroom, now: '2026-11-23T12:00:00Z' }} /></InShop>);
    const place = within(screen.getByRole('region', { name: 'Fészek Buda' }));
    expect(place.getByRole('img', { name: 'A budai bemutatóterem' }).getAttribute('src')).toContain('/images/content/ab12cd34/');
    expect(place.getByRole('img', { name: /Fészek Buda/ }).textContent).toContain('Bartók Béla út');
    expect(place.getAllByRole('link').map((link) => link.textContent)).toEqual(['OpenStreetMap', 'Google Maps', 'Waze', '+36 1 234 5678', 'buda@feszek.example']);
    expect(place.getByText('Most nyitva 18:00-ig')).toBeTruthy();
  });
});
