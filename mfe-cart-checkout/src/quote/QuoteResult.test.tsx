import { describe, expect, it } from '@jest/globals';
import type { Quote } from '@feszek/contract';
import { loadContext } from '@feszek/kit';
import { renderToString } from 'react-dom/server';
import { fakeClient } from '../../test/fakeClient.ts';
import { InShop, requestFor } from '../../test/inShop.tsx';
import { HASH, fakeQuote } from '../../test/quotes.ts';
import { loadReturn } from '../return/loadReturn.ts';
import { ReturnScreen } from '../return/ReturnScreen.tsx';

function html(quote: Quote, locale: 'hu' | 'en' = 'hu'): string {
  const markup = renderToString(<InShop page={null} request={requestFor(locale)}><ReturnScreen data={{ quote }} /></InShop>);
  return markup.replaceAll('<!-- -->', '');
}

const offerLink = `href="/hu/checkout/offer/${HASH}"`;

describe('the result page of a quote request', () => {
  it('shows its number, the email address of the offer, and what happens next', () => {
    const text = html(fakeQuote());
    for (const part of ['Megkaptuk az ajánlatkérésed', '5001', 'anna@example.com', 'Mi történik most?', '<dt>Elérhetőséged</dt><dd>anna@example.com</dd>', 'Sötétre pácolva.', 'Rigó fotel', '8\u00A0db', '2026. december\u00A020.']) expect(text).toContain(part);
    expect(text).not.toContain(offerLink);
    expect(html(fakeQuote(), 'en')).toContain('We’ve received your request');
  });

  it('links to the offer once there is one, and shows the state of an ended offer', () => {
    expect(html(fakeQuote({ state: 'open', has_offer: true }))).toContain(offerLink);
    expect(html(fakeQuote({ state: 'expired', has_offer: true }))).toContain('Ez az ajánlat lejárt');
    expect(html(fakeQuote({ state: 'withdrawn' }))).toContain('Ezt az ajánlatkérést lezártuk');
  });

  it('is the result page without an order but with a request; an unknown request is not found', async () => {
    const load = (search: string) => loadReturn(loadContext(requestFor('hu', { search }), fakeClient({ [`GET /api/quotes/${HASH}`]: () => fakeQuote() }), undefined));
    expect(await load(`?quote=${HASH}`)).toMatchObject({ status: 200, data: { quote: { id: 5001 } } });
    expect(await load('?quote=nothing')).toEqual({ status: 404 });
  });
});
