/** Properties of https://schema.org types that contain addresses. */
const ADDRESSES: ReadonlySet<string> = new Set(['@id', 'url', 'item', 'image', 'logo', 'contentUrl', 'mainEntityOfPage', 'urlTemplate']);

/**
 * Structured data with absolute addresses: slices write paths only, and search engines reject paths in some properties.
 *
 * @param name - the property that contains the value
 */
export function withOrigin(value: unknown, origin: string, name = ''): unknown {
  if (typeof value === 'string') return ADDRESSES.has(name) && /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((each: unknown) => withOrigin(each, origin, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withOrigin(each, origin, key)]));
}
