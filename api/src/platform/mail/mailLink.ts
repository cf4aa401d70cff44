/**
 * A button's address as a mail carries it.
 *
 * @param href a path of the shop, or a complete URL
 * @throws Error if it is not a web address: a mail never links to anything else
 */
export function mailLink(href: string, shopUrl: string): string {
  const address = URL.canParse(href, shopUrl) ? new URL(href, shopUrl) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) throw new Error(`A mail cannot link to "${href}"`);
  return address.href;
}
