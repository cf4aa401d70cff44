/** What the link in a mail of the newsletter is for, which is also the name of its token in the fragment of the address. */
const NEWSLETTER_LINKS = ['confirm', 'unsubscribe', 'sheet', 'email'] as const;
export type NewsletterLink = (typeof NEWSLETTER_LINKS)[number];

/** The query parameter that names what a link is for, so that the server renders its form. */
export const NEWSLETTER_LINK_PARAM = 'link';

/** The link with a name; `undefined` for any other text. */
export function newsletterLinkOf(name: string | null | undefined): NewsletterLink | undefined {
  return NEWSLETTER_LINKS.find((link) => link === name);
}

/**
 * The address of a link: of the page, with what the link is for and its token. The token is in the fragment, which is never
 * sent to a server: no log contains it.
 */
export function newsletterLinkPath(page: string, link: NewsletterLink, token: string): string {
  return `${page}?${NEWSLETTER_LINK_PARAM}=${link}#${link}=${encodeURIComponent(token)}`;
}
