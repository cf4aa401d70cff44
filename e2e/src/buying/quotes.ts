import { routePath } from '@feszek/contract';
import type { Country, QuoteRequested } from '@feszek/contract';
import { fillCart } from './apiVisitor.ts';
import type { ApiVisitor } from './apiVisitor.ts';
import { ANNA } from './checkout.ts';

/** Tells everything that a quote request needs. */
export async function tellQuote({ api }: ApiVisitor): Promise<void> {
  const { name, email, phone, zipcode, city, street: address } = ANNA;
  const countries = await api.get<Country[]>('/api/countries');
  const country_id = countries.find(({ code }) => code === 'HU')?.id;
  await api.put('/api/cart/offer', { requester: { name, email, phone }, wishes: { is_pick_up: false, country_id, zipcode, city, address, wished_on: '' } });
}

/** Sends a quote request in, and gives the address of its page. */
export async function askForQuote(visitor: ApiVisitor, shopUrl: string): Promise<string> {
  const { api } = visitor;
  await fillCart(visitor, shopUrl);
  await tellQuote(visitor);
  const request = { transaction_result_url: routePath('checkout-result', api.locale), is_privacy_accepted: true };
  return (await api.post<QuoteRequested>('/api/cart/offer', request)).redirect_url;
}
