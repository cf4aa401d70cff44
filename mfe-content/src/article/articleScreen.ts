import { defineScreen } from '@feszek/kit';
import { ArticleScreen } from './ArticleScreen.tsx';
import { articleHead } from './articleHead.ts';
import type { ArticleView } from './articleView.ts';
import { loadArticle } from './loadArticle.ts';

export const screen = defineScreen<ArticleView>({ load: loadArticle, head: articleHead, Component: ArticleScreen });
