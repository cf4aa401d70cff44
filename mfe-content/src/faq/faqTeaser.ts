import { defineScreen } from '@feszek/kit';
import { FaqTeaser } from './FaqTeaser.tsx';
import { loadFaqTeaser } from './loadFaq.ts';
import type { TeaserQuestion } from './loadFaq.ts';

export const screen = defineScreen<readonly TeaserQuestion[]>({
  load: loadFaqTeaser,
  head: (_, { t }) => ({ title: t('teaser.title') }),
  Component: FaqTeaser,
});
