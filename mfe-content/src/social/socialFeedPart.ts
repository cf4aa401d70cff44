import type { SocialPosts } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { loadSocialFeed } from './loadSocialFeed.ts';
import { SocialFeed } from './SocialFeed.tsx';

export const screen = defineScreen<SocialPosts['posts']>({
  load: loadSocialFeed,
  head: (_, { t }) => ({ title: t('social.title') }),
  Component: SocialFeed,
});
