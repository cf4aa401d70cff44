import { addQuery } from '@feszek/contract';
import type { QuoteList } from '@feszek/contract';
import { found, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { quotesHref, readQuotesPage } from './quotesAddress.ts';

export interface QuotesData {
  readonly quotes: QuoteList;
}

/** Loads the signed-in user's quote requests and offers. A page after the last one redirects to the last one. */
export async function loadQuotes({ api, locale, search, signal }: LoadContext): Promise<LoadResult<QuotesData>> {
  const page = readQuotesPage(search);
  const quotes = await api.get<QuoteList>(addQuery('/api/account/quotes', page > 1 ? `page=${page}` : ''), { ...(signal && { signal }) });
  const { page_count: last } = quotes.paging;
  return page > last ? redirect(quotesHref(locale, last)) : found({ quotes });
}
