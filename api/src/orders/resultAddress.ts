import { ApiError } from '../platform/http/errors.ts';

const PLACE = '{order_hash}';

/**
 * Where the buyer's browser comes back to after paying. The order's hash takes the place of `{order_hash}`, or becomes
 * the last segment of the path.
 *
 * @param given a path of the shop, or an address under the shop's origin
 * @returns a path where a path was given, otherwise an address
 * @throws ApiError `validation_failed` for an address outside the shop: buyers are not redirected to other sites
 */
export function resultAddress(given: string, shopUrl: string, orderHash: string): string {
  const filled = given.replaceAll(PLACE, orderHash);
  return inShop(filled, shopUrl, (address) => {
    if (!given.includes(PLACE)) address.pathname = `${address.pathname.replace(/\/$/, '')}/${orderHash}`;
  });
}

/**
 * A page of the shop, changed a little.
 *
 * @param filled a path of the shop, or an address under the shop's origin
 * @returns a path where a path was given, otherwise an address
 * @throws ApiError as `resultAddress`
 */
export function inShop(filled: string, shopUrl: string, change: (address: URL) => void): string {
  const address = URL.canParse(filled, shopUrl) ? new URL(filled, shopUrl) : undefined;
  const isPath = filled.startsWith('/');
  const isOfShop = address?.origin === new URL(shopUrl).origin && (isPath || /^https?:/i.test(filled)) && !address.username && !address.password;
  // `/.//stranger` is a path of the shop; without its dots, as it would be sent on, a browser reads a host in it.
  if (!address || !isOfShop || address.pathname.startsWith('//')) {
    throw new ApiError('validation_failed', { fields: [{ path: 'transaction_result_url', code: 'unknown_value' }] });
  }
  change(address);
  return isPath ? `${address.pathname}${address.search}` : address.href;
}
