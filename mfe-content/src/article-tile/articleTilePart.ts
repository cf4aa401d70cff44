import { defineScreen } from '@feszek/kit';
import { ArticleTile } from './ArticleTile.tsx';
import { loadArticleTile } from './loadArticleTile.ts';
import type { ArticleTileView } from './loadArticleTile.ts';

export const screen = defineScreen<ArticleTileView>({
  load: loadArticleTile,
  head: ({ article }) => ({ title: article?.title ?? '' }),
  Component: ArticleTile,
});
