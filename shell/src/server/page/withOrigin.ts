/** Properties of https://schema.org types that hold addresses. */
const ADDRESSES: ReadonlySet<string> = new Set(['@id', 'url', 'item', 'image', 'logo', 'contentUrl', 'mainEntityOfPage']);

/**
 * Structured data with whole addresses: slices know paths alone, and search engines take no others in some places.
 *
 * @param name - of the property that holds the value
 */
export function withOrigin(value: unknown, origin: string, name = ''): unknown {
  if (typeof value === 'string') return ADDRESSES.has(name) && /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((each: unknown) => withOrigin(each, origin, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withOrigin(each, origin, key)]));
}
