import { routePath } from '@feszek/contract';
import type { PaymentRequest } from './provider.ts';

/** The shop's page for buyers who return from a provider, in the language in which they left. */
export function returnAddress(shopUrl: string, { locale }: PaymentRequest): string {
  return new URL(routePath('checkout-result', locale), shopUrl).href;
}
