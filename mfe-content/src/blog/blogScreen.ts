import { defineScreen } from '@feszek/kit';
import { BlogScreen } from './BlogScreen.tsx';
import { blogHead } from './blogHead.ts';
import { loadBlog } from './loadBlog.ts';
import type { BlogView } from './loadBlog.ts';

export const screen = defineScreen<BlogView>({ load: loadBlog, head: blogHead, Component: BlogScreen });
