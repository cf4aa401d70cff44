/** The path to which a provider sends a buyer who abandons the payment. */
export function abandonedPath(provider: string, transactionId: string): string {
  return `/payment/abandoned/${provider}/${transactionId}`;
}
