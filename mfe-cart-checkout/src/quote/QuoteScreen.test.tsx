/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { BusRequests, DeliveryService, QuoteDraft } from '@feszek/contract';
import { fakeCart, fakeCountries, fakeDeliveryMethods, fakePlace, fakeShowroomChoice } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fault, offline } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { REQUESTER, EMPTY_DRAFT, PREFERENCES } from '../../test/quotes.ts';
import { toCartView } from '../cart-store/cartView.ts';
import { QuoteScreen } from './QuoteScreen.tsx';
import type { QuoteStep } from './quoteSteps.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.location.hash = '';
});

type Navigation = BusRequests['navigation.go']['question'];

function show(step: QuoteStep, draft: QuoteDraft = EMPTY_DRAFT, answers: FakeAnswers = {}, cart = fakeCart({ version: 3 })) {
  const page = createPage({ 'GET /api/cart': () => cart, 'GET /api/cities': () => [], 'PUT /api/cart/offer': () => draft, ...answers });
  const navigations: Navigation[] = [];
  page.others.answer('navigation.go', (question) => {
    navigations.push(question);
    return Promise.resolve({ ok: true });
  });
  const data = { kind: 'request' as const, cart: toCartView(cart), draft, countries: fakeCountries(), step, sender: 'Fészek Kft.' };
  renderInShop(<QuoteScreen data={data} />, page, requestFor('hu', { fragment: 'offer-data', pathname: '/hu/ajanlat/adatok' }));
  return { page, navigations, sent: (method: string) => page.api.calls.filter((call) => call.method === method) };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** The labels and values below a heading of the last step. */
const rowsOf = (heading: string) => [...(screen.getByRole('heading', { name: heading }).closest('section')?.querySelectorAll('dt') ?? [])].map((label) => [label.textContent, label.nextSibling?.textContent?.replaceAll('\u00A0', ' ').trim()]);
const alert = async () => (await screen.findByRole('alert')).textContent;

describe('the quote request', () => {
  it('sends the requester; company and tax number are optional', async () => {
    const { sent, navigations } = show('requester');
    await press('Tovább');
    expect(await alert()).toContain('3 mezőt még javítani kell');
    type('Teljes név', 'Kovács Anna');
    type('E-mail-cím', 'anna@example.com');
    type('Telefonszám', '+36 30 123 4567');
    await press('Tovább');
    await waitFor(() => expect(navigations).toEqual([{ href: '/hu/ajanlat/adatok?from=cart&step=2' }]));
    expect(sent('PUT')).toMatchObject([{ path: '/api/cart/offer', body: { requester: REQUESTER } }]);
  });

  it('sends the delivery address, or pick-up with the showroom', async () => {
    const { sent, navigations } = show('delivery', EMPTY_DRAFT, { 'GET /api/cart/showrooms': () => ({ showrooms: [fakeShowroomChoice()] }) });
    await press('Tovább');
    expect(await alert()).toContain('3 mezőt még javítani kell');
    fireEvent.click(screen.getByRole('radio', { name: 'Átveszem a bemutatóteremben' }));
    expect(screen.queryByLabelText('Irányítószám')).toBeNull();
    const showroom = await screen.findByRole('radio', { name: /^Fészek Győr/ });
    await press('Tovább');
    expect(await alert()).toContain('Válaszd ki, melyik bemutatóteremben veszed át.');
    fireEvent.click(showroom);
    await press('Tovább');
    await waitFor(() => expect(navigations).toEqual([{ href: '/hu/ajanlat/adatok?from=cart&step=3' }]));
    expect(sent('PUT')).toMatchObject([{ body: { wishes: { is_pick_up: true, showroom: 'showroom:gyor', wished_on: '' } } }]);
  });

  describe('with paid services of the delivery', () => {
    const chosen = { requester: REQUESTER, wishes: { ...PREFERENCES, services: ['carry', 'removal'] as DeliveryService[] }, place: null };
    const goods = [{ product_id: 1, quantity: 1 }];
    const offered = (['carry', 'assembly'] as const).map((code) => ({ code, price_gross: 9990, price_net: 7866, goods }));
    const cart = fakeCart({ version: 3, delivery_methods: fakeDeliveryMethods().map((method) => ({ ...method, services: method.kind === 'home' ? offered : [] })) });

    it('offers those of home delivery with today’s prices, and sends the chosen ones', async () => {
      const { sent } = show('delivery', chosen, {}, cart);
      expect([screen.getByRole<HTMLInputElement>('checkbox', { name: /^Felvitel/ }).checked, screen.queryByRole('checkbox', { name: /^Régi bútor/ })]).toEqual([true, null]);
      const assembly = screen.getByRole('checkbox', { name: /^Összeszerelés/ });
      expect(assembly.closest('label')?.textContent?.replaceAll('\u00A0', ' ')).toContain('9 990 Ft');
      fireEvent.click(assembly);
      await press('Tovább');
      await waitFor(() => expect(sent('PUT')).toMatchObject([{ path: '/api/cart/offer', body: { wishes: { services: ['carry', 'assembly'] } } }]));
    });

    it('offers none for a pick-up, and none without a price', () => {
      show('delivery', chosen);
      expect(screen.queryByRole('checkbox')).toBeNull();
      cleanup();
      show('delivery', { ...chosen, wishes: { ...chosen.wishes, is_pick_up: true } }, { 'GET /api/cart/showrooms': () => ({ showrooms: [] }) }, cart);
      expect(screen.queryByRole('checkbox')).toBeNull();
    });

    it('names in the last step those that the cart can have, with today’s price', () => {
      show('summary', chosen, {}, cart);
      expect(rowsOf('Szállítás')).toEqual([['Cím', '1114 Budapest, Bartók Béla út 12.Magyarország'], ['Szolgáltatások', 'Felvitel az emeletre bruttó 9 990 Ft nettó 7 866 Ft'], ['Időpont', '2026. december 20.']]);
    });
  });

  it('labels the collection and an open date in the last step', () => {
    show('summary', { requester: REQUESTER, wishes: { ...PREFERENCES, is_pick_up: true, wished_on: '' }, place: fakePlace() });
    expect(rowsOf('Szállítás')).toEqual([['Átvétel', 'Átveszem a bemutatóteremben' + 'Fészek Győr' + '9021 Győr, Baross Gábor út 12.'], ['Időpont', 'nem sürgős']]);
  });

  it('is shown in the frame of a quote request, which mentions no payment', () => {
    show('requester');
    expect(document.querySelector('[data-frame]')?.getAttribute('data-frame')).toBe('quote');
  });

  it('shows the arrival by the delivery of the request, not by that of the checkout', () => {
    const cart = fakeCart({ delivery_method: 2, delivery_day: '2027-01-28', arrival: { from: '2027-01-28', to: '2027-01-28' } });
    show('delivery', { requester: REQUESTER, wishes: PREFERENCES, place: null }, {}, cart);
    expect(document.body.textContent).toContain('Várható érkezés: november\u00A024–\u206026.');
    cleanup();
    show('delivery', { requester: REQUESTER, wishes: { ...PREFERENCES, is_pick_up: true }, place: null }, { 'GET /api/cart/showrooms': () => ({ showrooms: [] }) }, cart);
    expect(document.body.textContent).toContain('Várhatóan átvehető: november\u00A025–\u206027.');
  });

  it('shows the server’s error for a date in the past', async () => {
    show('delivery', { requester: REQUESTER, wishes: PREFERENCES, place: null }, { 'PUT /api/cart/offer': () => Promise.reject(fault('validation_failed', { 'wishes.wished_on': 'past_date' })) });
    await press('Tovább');
    expect(await alert()).toContain('Ez a nap már elmúlt.');
  });

  describe('with the last step', () => {
    const DRAFT = { requester: { ...REQUESTER, company: 'Rigó Kft.' }, wishes: PREFERENCES, place: null };
    const send = () => press('Ajánlatkérés elküldése');
    const accept = () => fireEvent.click(screen.getByRole('checkbox', { name: /adatkezelési/ }));

    it('shows the data of all steps with a link to each, and the current price', () => {
      show('summary', DRAFT);
      const text = document.body.textContent?.replaceAll('\u00A0', ' ') ?? '';
      for (const part of ['Kovács Anna', 'Rigó Kft.', '1114 Budapest, Bartók Béla út 12.', '2026. december 20.', 'nem kötelez semmire', 'Listaáron bruttó 89 900 Ft nettó 70 787 Ft']) expect(text).toContain(part);
      expect(screen.getByRole('link', { name: 'Módosítás: Szállítás' }).getAttribute('href')).toBe('/hu/ajanlat/adatok?from=cart&step=2');
    });

    it('requires the privacy notice, and sends the version of the cart that the visitor saw', async () => {
      const { sent } = show('summary', DRAFT, { 'POST /api/cart/offer': () => ({ quote_hash: 'x', redirect_url: '#sent' }) });
      await send();
      expect(await alert()).toContain('Jelöld be, hogy megismerted az adatkezelési tájékoztatót.');
      expect(sent('POST')).toEqual([]);
      accept();
      type('Egyedi kéréseknem kötelező', ' Sötétre pácolva. ');
      await send();
      await waitFor(() => expect(window.location.hash).toBe('#sent'));
      const [call] = sent('POST');
      expect(call?.body).toEqual({
        transaction_result_url: '/hu/checkout/result', cart_version: 3, comment: 'Sötétre pácolva.', is_privacy_accepted: true, is_newsletter_subscription: false,
      });
      expect(call?.options?.headers?.['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('retries with the same idempotency key if the request may have arrived', async () => {
      const answer = jest.fn<() => unknown>().mockReturnValueOnce(Promise.reject(offline())).mockReturnValue({ quote_hash: 'x', redirect_url: '#sent' });
      const { sent } = show('summary', DRAFT, { 'POST /api/cart/offer': answer });
      accept();
      await send();
      expect(await alert()).toContain('nem jön létre kétszer');
      await send();
      await waitFor(() => expect(window.location.hash).toBe('#sent'));
      const [first, second] = sent('POST').map(({ options }) => options?.headers?.['Idempotency-Key']);
      expect(first).toBe(second);
    });
  });

  it('shows an empty state if the cart is empty', () => {
    show('requester', EMPTY_DRAFT, {}, fakeCart({ products: [] }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nincs mire ajánlatot kérni');
    expect(screen.getByRole('link', { name: 'Termékek böngészése' })).toBeTruthy();
  });
});
