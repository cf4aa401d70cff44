import type { ArticleList } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { BlogScreen } from './BlogScreen.tsx';
import { blogHead } from './blogHead.ts';
import { loadBlog } from './loadBlog.ts';

export const screen = defineScreen<ArticleList>({ load: loadBlog, head: blogHead, Component: BlogScreen });
