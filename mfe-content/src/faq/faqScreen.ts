import { routePath } from '@feszek/contract';
import type { Faq } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { FaqScreen } from './FaqScreen.tsx';
import { faqPageData } from './faqPageData.ts';
import { loadFaq } from './loadFaq.ts';

export const screen = defineScreen<Faq>({
  load: loadFaq,
  head: (faq, { t, locale }) => ({
    title: t('faq.title'),
    description: t('faq.description'),
    canonical: routePath('faq', locale),
    alternates: { hu: routePath('faq', 'hu'), en: routePath('faq', 'en') },
    ...(faq.topics.length > 0 && { structuredData: [faqPageData(faq)] }),
  }),
  Component: FaqScreen,
});
