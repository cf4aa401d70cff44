/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { BusRequests, Offer } from '@feszek/contract';
import { loadContext } from '@feszek/kit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fakeClient, offline } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { InShop, createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { HASH, fakeOffer, fakeOpenOffer } from '../../test/quotes.ts';
import { loadOffer, toOfferView } from './loadOffer.ts';
import { OfferScreen } from './OfferScreen.tsx';

afterEach(cleanup);

function html(offer: Offer, vatMode: 'net' | 'gross' = 'gross'): string {
  const { container, unmount } = render(<InShop page={null} request={requestFor('hu', { vatMode })}><OfferScreen data={toOfferView(offer)} /></InShop>);
  const text = container.innerHTML.replaceAll('&nbsp;', ' ');
  unmount();
  return text;
}

describe('an offer', () => {
  it('shows its own prices in its own currency, the saving, its last day and its note', () => {
    const text = html(fakeOffer());
    for (const part of ['5001', '2026. december 5.', 'Két héten belül szállítjuk.', '1 200,00 €', '1 600,00 €', 'bruttó 150,00 € / db', '400,00 €', 'Házhoz szállítás', 'Tovább a megrendeléshez']) expect(text).toContain(part);
    expect(text).not.toMatch(/\d Ft/);
    expect(html(fakeOffer(), 'net')).toContain('944,88 €');
    expect(html(fakeOffer({ note: '' }))).not.toContain('Üzenetünk');
  });

  it.each([
    ['expired', 'Ez az ajánlat lejárt', '2026. december 5.'],
    ['used', 'Ezt az ajánlatot már megrendelték', 'egyszer használható fel'],
    ['withdrawn', 'Ezt az ajánlatot visszavontuk', 'kérj újat'],
  ] as const)('that is %s shows this instead of its prices, with a link to a new request', (state, title, expected) => {
    const text = html(fakeOffer({ state }));
    expect(text).toContain(title);
    expect(text).toContain(expected);
    expect(text).toContain('href="/hu/ajanlat/adatok?from=cart"');
    expect(text).not.toContain('€');
  });

  it('is opened by the button, which navigates to its checkout', async () => {
    const { page, navigations } = show({ [`POST /api/offers/${HASH}/open`]: () => fakeOpenOffer() });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tovább a megrendeléshez' })));
    await waitFor(() => expect(navigations).toEqual([{ href: '/hu/ajanlat/adatok?step=1' }]));
    expect(page.api.log).toContain(`POST /api/offers/${HASH}/open`);
  });

  it('shows an error if the shop cannot be reached, and can be opened again', async () => {
    show({ [`POST /api/offers/${HASH}/open`]: () => Promise.reject(offline()) });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tovább a megrendeléshez' })));
    expect((await screen.findByRole('alert')).textContent).toContain('Nem sikerült elérni a boltot');
    expect(screen.getByRole('button', { name: 'Tovább a megrendeléshez' }).getAttribute('aria-busy')).not.toBe('true');
  });

  it('is not found for an unknown hash', async () => {
    const request = requestFor('hu', { params: { offer_hash: 'nothing' } });
    expect(await loadOffer(loadContext(request, fakeClient(), undefined))).toEqual({ status: 404 });
  });
});

function show(answers: FakeAnswers) {
  const page = createPage(answers);
  const navigations: BusRequests['navigation.go']['question'][] = [];
  page.others.answer('navigation.go', (question) => {
    navigations.push(question);
    return Promise.resolve({ ok: true });
  });
  renderInShop(<OfferScreen data={toOfferView(fakeOffer())} />, page);
  return { page, navigations };
}
