import { findMail } from './findMail.ts';

/**
 * The link of the newest mail of a kind to a page of the shop.
 *
 * @param page - the path of the page, with the begin of the fragment where a mail has several links to it
 * @returns path, query and fragment
 */
export async function mailedAddress(shopUrl: string, email: string, kind: string, page: string): Promise<string> {
  const mail = await findMail(shopUrl, email, kind);
  const text = await (await fetch(`${shopUrl}${mail}/text`)).text();
  const [path, start = ''] = page.split('#');
  const links = text.match(/https?:\/\/\S+/g)?.map((address) => new URL(address)) ?? [];
  const found = links.find(({ pathname, hash }) => pathname === path && hash.slice(1).startsWith(start));
  if (!found) throw new Error(`The mail has no link to ${page}:\n${text}`);
  return found.pathname + found.search + found.hash;
}
