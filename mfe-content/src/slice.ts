import { defineSlice } from '@feszek/kit';

export const slice = defineSlice({
  name: 'content',
  messages: {
    hu: () => import(/* webpackChunkName: "messages-hu" */ './locales/hu.ts'),
    en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
  },
  // Static where they only show content: the browser opens `<details>` without a script.
  fragments: {
    contact: { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-contact" */ './contact/contactScreen.ts') },
    'contact-form': { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-contact-form" */ './contact/contactFormPart.ts') },
    'data-sheet': { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-data-sheet" */ './data-sheet/dataSheetScreen.tsx') },
    'data-sheet-form': { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-data-sheet-form" */ './data-sheet/dataSheetFormPart.ts') },
    faq: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-faq" */ './faq/faqScreen.ts') },
    'faq-teaser': { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-faq-teaser" */ './faq/faqTeaser.ts') },
    'guarantee-notice': { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-guarantee-notice" */ './guarantee/guaranteeNotice.ts') },
    newsletter: { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-newsletter" */ './newsletter/newsletterScreen.tsx') },
    'newsletter-form': { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-newsletter-form" */ './newsletter/newsletterFormPart.ts') },
    showrooms: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-showrooms" */ './showrooms/showroomsPart.ts') },
  },
});
