/** Where a provider sends a buyer who turns back from paying: under the shop's own origin. */
export function abandonedPath(provider: string, transactionId: string): string {
  return `/payment/abandoned/${provider}/${transactionId}`;
}
