import type { Image, Locale } from '@feszek/contract';
import { createHash } from 'node:crypto';
import { parsePictureName } from '../addresses.ts';

/** The kinds of pages with a share picture of their own; `shop` is the general one. */
export const SHARE_KINDS = ['product', 'article', 'shop'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** The page that a share picture belongs to. */
export interface ShareSubject {
  readonly kind: ShareKind;
  /** A product's id, an article's key, or `home`. */
  readonly key: string;
  readonly locale: Locale;
}

/** What a share picture shows. */
export interface ShareCard {
  readonly title: string;
  /** A line above the title: a brand, or the topic of an article; empty for none. */
  readonly line: string;
  /** The first digits of the hash of the page's picture; `null` for a page without one. */
  readonly picture: string | null;
  /** Whether the whole picture is shown, in the frame of a card. Otherwise it fills its side and is cropped. */
  readonly isWhole: boolean;
  /** The focal point in percent of width and height. */
  readonly focus: { readonly x: number; readonly y: number };
}

/** Finds what the picture of a page shows now; `undefined` for an unknown page. */
export type FindShareCard = (subject: ShareSubject) => Promise<ShareCard | undefined>;

/** Raised when the layout changes, so that pictures get a new address. */
const LAYOUT = 1;
const VERSION_DIGITS = 12;
const NAME = new RegExp(`^(?<kind>${SHARE_KINDS.join('|')})-(?<key>[a-z0-9][a-z0-9-]*)-(?<locale>hu|en)-(?<version>[0-9a-f]{${VERSION_DIGITS}})\\.jpg$`);

/** The part of a card that a stored picture determines. */
export function cardPicture(image: Pick<Image, 'path' | 'focus_x' | 'focus_y'> | null | undefined): Pick<ShareCard, 'picture' | 'focus'> {
  const name = image?.path.slice(image.path.lastIndexOf('/') + 1);
  return { picture: (name !== undefined && parsePictureName(name)?.address) || null, focus: { x: image?.focus_x ?? 50, y: image?.focus_y ?? 50 } };
}

/** A hash of everything that the picture shows. */
export function shareVersion({ title, line, picture, isWhole, focus }: ShareCard): string {
  const content = JSON.stringify([LAYOUT, title, line, picture, isWhole, focus.x, focus.y]);
  return createHash('sha256').update(content).digest('hex').slice(0, VERSION_DIGITS);
}

/** The address of a share picture, which changes with what it shows. */
export function sharePath({ kind, key, locale }: ShareSubject, card: ShareCard): string {
  return `/images/og/${kind}-${key}-${locale}-${shareVersion(card)}.jpg`;
}

/** Parses the name of a share picture's address. */
export function parseShareName(name: string): (ShareSubject & { readonly version: string }) | undefined {
  const { kind: given, key, locale, version } = NAME.exec(name)?.groups ?? {};
  const kind = SHARE_KINDS.find((each) => each === given);
  if (!kind || key === undefined || version === undefined) return undefined;
  return { kind, key, locale: locale === 'en' ? 'en' : 'hu', version };
}
