/** What a mail program may turn into a link: a URL, an email address, a domain with a path. */
const LINK = /\S*(?:\/\/|@|www\.)\S*|(?<![\p{L}\d])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?![\p{L}\d])(?:[/?#:]\S*)?/giu;

/**
 * A text of a visitor for a mail to an unconfirmed address: one line, without
 * links. Otherwise anyone could make the shop send their text to another person.
 *
 * @param most the maximum number of characters
 */
export function withoutLinks(text: string, most: number): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(LINK, '…').trim().slice(0, most);
}
