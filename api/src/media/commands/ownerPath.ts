import { CommandFailure } from '../../platform/commands/failure.ts';

/** Owners other than products, by the prefix before the colon. */
const KINDS: ReadonlyMap<string, string> = new Map(Object.entries({ category: 'categories', brand: 'brands', page: 'pages' }));

/**
 * The address of an owner's pictures.
 *
 * @param owner - a SKU, `category:PATH`, `brand:SLUG` or `page:home`
 */
export function ownerPath(owner: string): string {
  const { word = '', key = '' } = /^(?<word>category|brand|page):(?<key>.*)$/.exec(owner)?.groups ?? {};
  const kind = KINDS.get(word);
  if (kind !== undefined && key === '') throw new CommandFailure(`${word}: needs a name after the colon.`);
  return kind === undefined ? `/operator/media/products/${encodeURIComponent(owner)}` : `/operator/media/${kind}/${encodeURIComponent(key)}`;
}
