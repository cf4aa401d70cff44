import { mailedLinkOf } from '@feszek/contract';
import { defineScreen, found, loadSellerName } from '@feszek/kit';
import { NewsletterForm } from './NewsletterForm.tsx';
import type { NewsletterFormData } from './NewsletterForm.tsx';

/** The form inside a page of content. */
export const screen = defineScreen<NewsletterFormData>({
  load: async ({ api, params, signal }) => found({ seller: await loadSellerName(api, signal), link: mailedLinkOf(params['link']) }, { maxAge: 3600 }),
  head: (_, { t }) => ({ title: t('newsletter.title') }),
  Component: NewsletterForm,
});
