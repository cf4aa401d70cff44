import { defineSlice } from '@feszek/kit';

export const slice = defineSlice({
  name: 'content',
  messages: {
    hu: () => import(/* webpackChunkName: "messages-hu" */ './locales/hu.ts'),
    en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
  },
  // All static: they only show content, and the browser opens `<details>` without a script.
  fragments: {
    faq: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-faq" */ './faq/faqScreen.ts') },
    'faq-teaser': { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-faq-teaser" */ './faq/faqTeaser.ts') },
    'guarantee-notice': { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-guarantee-notice" */ './guarantee/guaranteeNotice.ts') },
    showrooms: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-showrooms" */ './showrooms/showroomsPart.ts') },
  },
});
