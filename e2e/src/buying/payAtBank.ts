/**
 * Pays as the form on the page of the sandbox bank does.
 *
 * @param bankPath - the page of the payment, from the answer to the order
 */
export async function payAtBank(shopUrl: string, bankPath: string, card: string): Promise<void> {
  const response = await fetch(new URL(bankPath, shopUrl), { method: 'POST', body: new URLSearchParams({ card_number: card }), redirect: 'manual' });
  if (response.status !== 303) throw new Error(`The bank answered ${response.status}`);
}
