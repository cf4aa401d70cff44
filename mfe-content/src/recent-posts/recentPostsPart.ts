import { defineScreen } from '@feszek/kit';
import { loadRecentPosts } from './loadRecentPosts.ts';
import type { RecentPostsView } from './loadRecentPosts.ts';
import { RecentPosts } from './RecentPosts.tsx';

export const screen = defineScreen<RecentPostsView>({
  load: loadRecentPosts,
  head: (_, { t }) => ({ title: t('recentPosts.title') }),
  Component: RecentPosts,
});
