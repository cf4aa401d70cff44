/** What the link in a mail of the newsletter or of a stock alert is for, which is also the name of its token in the fragment of the address. */
const MAILED_LINKS = ['confirm', 'unsubscribe', 'sheet', 'email'] as const;
export type MailedLink = (typeof MAILED_LINKS)[number];

/** The query parameter that names what a link is for, so that the server renders its form. */
export const MAILED_LINK_PARAM = 'link';

/** The link with a name; `undefined` for any other text. */
export function mailedLinkOf(name: string | null | undefined): MailedLink | undefined {
  return MAILED_LINKS.find((link) => link === name);
}

/**
 * The address of a link: of the page, with what the link is for and its token. The token is in the fragment, which is never
 * sent to a server: no log contains it.
 *
 * @param query further parameters of the page
 */
export function mailedLinkPath(page: string, link: MailedLink, token: string, query: Readonly<Record<string, string>> = {}): string {
  return `${page}?${new URLSearchParams({ ...query, [MAILED_LINK_PARAM]: link })}#${link}=${encodeURIComponent(token)}`;
}
