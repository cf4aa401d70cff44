/** The payment method whose provider requires its data transfer statement to be accepted. */
export const SIMPLEPAY_CODE = 'card_simplepay';

/** Paid in cash on receipt. Amounts in forints are rounded to five. */
export const CASH_ON_DELIVERY_CODE = 'cash_on_delivery';

/** Whether the buyer pays with this method immediately, on a provider's page. */
export function isPaidOnline({ code }: { readonly code: string }): boolean {
  return code === 'card' || code.startsWith('card_');
}
