/** Reads of the account's address that change nothing. */
const LOGOUT = '/api/auth/logout';
const ORDERS = new Set(['/api/cart/order', '/api/cart/offer']);

/**
 * Whether a request may change who uses the session, or empties the cart: sign-in, sign-out, registration, passkeys, orders and
 * quote requests. The copy of the cart page is deleted then.
 */
export function endsVisit(method: string, pathname: string): boolean {
  if (pathname === LOGOUT) return true;
  return method !== 'GET' && (pathname.startsWith('/api/auth/') || ORDERS.has(pathname));
}
