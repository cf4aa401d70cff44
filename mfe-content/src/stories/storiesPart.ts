import { defineScreen } from '@feszek/kit';
import { loadStories } from './loadStories.ts';
import type { StoriesView } from './loadStories.ts';
import { Stories } from './Stories.tsx';

export const screen = defineScreen<StoriesView>({
  load: loadStories,
  head: (_, { t }) => ({ title: t('recentPosts.title') }),
  Component: Stories,
});
