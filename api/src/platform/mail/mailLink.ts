/**
 * A button's address as a mail carries it.
 *
 * @param href a path of the shop, or an address of its own
 * @throws Error for what is no web address: a mail never links to anything else
 */
export function mailLink(href: string, shopUrl: string): string {
  const address = URL.canParse(href, shopUrl) ? new URL(href, shopUrl) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) throw new Error(`A mail cannot link to "${href}"`);
  return address.href;
}
