import { routePath } from '@feszek/contract';
import type { Faq } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { breadcrumbList } from '../breadcrumb/breadcrumbList.ts';
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
    structuredData: [
      ...(faq.topics.length > 0 ? [faqPageData(faq)] : []),
      breadcrumbList([{ label: t('breadcrumb.home'), href: routePath('index', locale) }, { label: t('faq.title'), href: routePath('faq', locale) }]),
    ],
  }),
  Component: FaqScreen,
});
