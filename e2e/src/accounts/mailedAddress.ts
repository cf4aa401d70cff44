import { findMail } from './findMail.ts';

/**
 * The link of the newest mail of a kind to a page of the shop.
 *
 * @param page - the path of the page
 * @returns path and fragment
 */
export async function mailedAddress(shopUrl: string, email: string, kind: string, page: string): Promise<string> {
  const mail = await findMail(shopUrl, email, kind);
  const text = await (await fetch(`${shopUrl}${mail}/text`)).text();
  const found = text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === page);
  if (!found) throw new Error(`The mail has no link to ${page}:\n${text}`);
  const { pathname, hash } = new URL(found);
  return pathname + hash;
}
