/** Names of tokens in the fragment of an address: a fragment is never sent to a server, so no log contains it. */
const NEWSLETTER_LINKS = { confirm: 'confirm', unsubscribe: 'unsubscribe', sheet: 'sheet', email: 'email' } as const;

/** What the link in a mail of the newsletter is for. */
export type NewsletterLink = keyof typeof NEWSLETTER_LINKS;

/** The query parameter that names what a link is for, so that the server renders its form. */
export const NEWSLETTER_LINK_PARAM = 'link';

const LINKS = new Map<string, NewsletterLink>([['confirm', 'confirm'], ['unsubscribe', 'unsubscribe'], ['sheet', 'sheet'], ['email', 'email']]);

/** The link with a name; `undefined` for any other text. */
export function newsletterLinkOf(name: string | null | undefined): NewsletterLink | undefined {
  return LINKS.get(name ?? '');
}

/** The address of a link: of the page, with what the link is for and its token. */
export function newsletterLinkPath(page: string, link: NewsletterLink, token: string): string {
  return `${page}?${NEWSLETTER_LINK_PARAM}=${link}#${NEWSLETTER_LINKS[link]}=${encodeURIComponent(token)}`;
}
