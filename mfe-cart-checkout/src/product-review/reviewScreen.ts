import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { loadReviewForm } from './loadReviewForm.ts';
import type { ReviewPageData } from './loadReviewForm.ts';
import { ReviewScreen } from './ReviewScreen.tsx';

export const screen = defineScreen<ReviewPageData>({
  load: loadReviewForm,
  head: ({ kind, token }, { t }) => ({
    title: t(kind === 'stop' ? 'productReview.stopTitle' : 'productReview.title'),
    description: t('productReview.description'),
    alternates: { hu: routePath('product-review', 'hu', { token: token || '-' }), en: routePath('product-review', 'en', { token: token || '-' }) },
    robots: 'noindex',
  }),
  Component: ReviewScreen,
});
