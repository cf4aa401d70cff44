import type { Article } from '@feszek/contract';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { apiPath, loadDocument } from '../document/loadDocument.ts';
import { articleViewOf } from './articleView.ts';
import type { ArticleView } from './articleView.ts';

/** Loads the article of an address. */
export function loadArticle(context: LoadContext): Promise<LoadResult<ArticleView>> {
  return loadDocument<Article, ArticleView>(context, {
    path: apiPath('/api/articles', context.params['slug'] ?? ''),
    query: ['preview'],
    tag: 'articles',
    viewOf: articleViewOf,
  });
}
