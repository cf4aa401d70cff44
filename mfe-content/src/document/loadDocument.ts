import { isApiError } from '@feszek/api-client';
import { found, notFound, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import type { Locale } from '@feszek/contract';

/** Documents change rarely, and a change purges their tag. In seconds. */
const MAX_AGE = 3600;

/** What an article and a page of content have in common. */
interface Document {
  readonly addresses: Readonly<Record<Locale, string>>;
  readonly is_preview: boolean;
}

export interface DocumentSource<Loaded extends Document, View> {
  /** The path of the API. */
  readonly path: string;
  /** The query parameters of the page that the API reads. */
  readonly query: readonly string[];
  readonly tag: string;
  readonly viewOf: (loaded: Loaded) => View;
}

/**
 * Loads a document. The API also finds it by an address in the other language or an earlier one, which redirects to its
 * address in the language of the page. A preview is never shared.
 */
export async function loadDocument<Loaded extends Document, View>(context: LoadContext, { path, query, tag, viewOf }: DocumentSource<Loaded, View>): Promise<LoadResult<View>> {
  const { api, locale, pathname, search, signal } = context;
  const read = query.flatMap((name): [string, string][] => (search.has(name) ? [[name, search.get(name) ?? '']] : []));
  try {
    const loaded = await api.get<Loaded>(path, { query: Object.fromEntries(read), ...(signal && { signal }) });
    const address = loaded.addresses[locale];
    if (pathname !== address) return redirect(search.size > 0 ? `${address}?${search}` : address, true);
    return found(viewOf(loaded), loaded.is_preview ? { maxAge: 0, staleWhileRevalidate: 0 } : { maxAge: MAX_AGE, tags: [tag] });
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 422)) return notFound();
    throw error;
  }
}

/** A slug of several segments as a path of the API. */
export function apiPath(base: string, slug: string): string {
  return `${base}/${slug.split('/').map(encodeURIComponent).join('/')}`;
}
