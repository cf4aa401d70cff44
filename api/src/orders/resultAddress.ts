import { ApiError } from '../platform/http/errors.ts';

const PLACE = '{order_hash}';

/**
 * The address to which the buyer returns after paying. The order's hash replaces `{order_hash}`, or becomes
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
 * The address of a page of the shop with the hash filled in, normalised.
 *
 * @param filled a path of the shop, or an address under the shop's origin
 * @returns a path where a path was given, otherwise an address
 * @throws ApiError as `resultAddress`
 */
export function inShop(filled: string, shopUrl: string, change: (address: URL) => void): string {
  const address = URL.canParse(filled, shopUrl) ? new URL(filled, shopUrl) : undefined;
  const isPath = filled.startsWith('/');
  const isOfShop = address?.origin === new URL(shopUrl).origin && (isPath || /^https?:/i.test(filled)) && !address.username && !address.password;
  // `/.//stranger` is a path of the shop; without its dots, as a redirect sends it, a browser reads `stranger` as a host.
  if (!address || !isOfShop || address.pathname.startsWith('//')) {
    throw new ApiError('validation_failed', { fields: [{ path: 'transaction_result_url', code: 'unknown_value' }] });
  }
  change(address);
  return isPath ? `${address.pathname}${address.search}` : address.href;
}
