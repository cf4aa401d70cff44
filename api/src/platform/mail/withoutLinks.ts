/** What a mail program makes a link of, or may: an address with its protocol, an email address, a domain with what follows. */
const LINK = /\S*(?:\/\/|@|www\.)\S*|(?<![\p{L}\d])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?![\p{L}\d])(?:[/?#:]\S*)?/giu;

/**
 * A text that a visitor has written, as it may stand in a mail to an unconfirmed address: one line, without
 * anything that leads elsewhere. Whoever orders in another's name must not have the shop send their words.
 *
 * @param most characters that are kept
 */
export function withoutLinks(text: string, most: number): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(LINK, '…').trim().slice(0, most);
}
