import { defineSlice } from '@feszek/kit';

/** Which articles fit: those of a category or a product, by id, or of a topic, by key. */
const RECENT_POSTS = { category: { pattern: /[1-9]\d{0,9}/ }, product: { pattern: /[1-9]\d{0,9}/ }, topic: { pattern: /[a-z0-9-]{1,60}/ } };

/** The category of a list, by id, or none for a list of all; and which of its places for articles, at most `ARTICLE_LIMITS.recentMax`. */
const LIST_PLACE = { category: { pattern: /[1-9]\d{0,9}/ }, place: { pattern: /[1-9]|1[0-2]/, isRequired: true } };

/** The key of a showroom. */
const SHOWROOM = { showroom: { pattern: /[a-z0-9-]{1,60}/, isRequired: true } };

/** A product, by its id. */
const PRODUCT = { product: { pattern: /[1-9]\d{0,8}/, isRequired: true } };

/** What the link of a mail is for, by which a visitor comes to the form. */
const NEWSLETTER_LINK = { link: { pattern: /confirm|unsubscribe/ } };
const DATA_SHEET_LINK = { link: { pattern: /sheet|email/ } };

export const slice = defineSlice({
  name: 'content',
  messages: {
    hu: () => import(/* webpackChunkName: "messages-hu" */ './locales/hu.ts'),
    en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
  },
  // Static where they only show content: the browser opens `<details>` without a script.
  fragments: {
    blog: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-blog" */ './blog/blogScreen.ts') },
    'blog-article': { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-blog-article" */ './article/articleScreen.ts') },
    page: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-page" */ './page/pageScreen.ts') },
    careers: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-careers" */ './page/pageScreen.ts') },
    companies: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-companies" */ './page/pageScreen.ts') },
    'cookie-rules': { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-cookie-rules" */ './page/pageScreen.ts') },
    'delivery-and-payment': { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-delivery-and-payment" */ './page/pageScreen.ts') },
    delivery: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-delivery" */ './page/pageScreen.ts') },
    stocks: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-stocks" */ './page/pageScreen.ts') },
    terms: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-terms" */ './page/pageScreen.ts') },
    faq: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-faq" */ './faq/faqScreen.ts') },
    'faq-teaser': { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-faq-teaser" */ './faq/faqTeaser.ts') },
    'guarantee-notice': { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-guarantee-notice" */ './guarantee/guaranteeNotice.ts') },
    'recent-posts': { kind: 'public', mode: 'static', params: RECENT_POSTS, load: () => import(/* webpackChunkName: "fragment-recent-posts" */ './recent-posts/recentPostsPart.ts') },
    stories: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-stories" */ './stories/storiesPart.ts') },
    'article-tile': { kind: 'public', mode: 'static', params: LIST_PLACE, load: () => import(/* webpackChunkName: "fragment-article-tile" */ './article-tile/articleTilePart.ts') },
    'consent-form': { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-consent-form" */ './consent/consentFormPart.ts') },
    contact: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-contact" */ './page/pageScreen.ts') },
    'contact-form': { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-contact-form" */ './contact/contactFormPart.ts') },
    'data-sheet': { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-data-sheet" */ './page/pageScreen.ts') },
    'data-sheet-form': { kind: 'public', mode: 'hydrate', params: DATA_SHEET_LINK, load: () => import(/* webpackChunkName: "fragment-data-sheet-form" */ './data-sheet/dataSheetFormPart.ts') },
    newsletter: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-newsletter" */ './page/pageScreen.ts') },
    'newsletter-form': { kind: 'public', mode: 'hydrate', params: NEWSLETTER_LINK, load: () => import(/* webpackChunkName: "fragment-newsletter-form" */ './newsletter/newsletterFormPart.ts') },
    'stock-alert': { kind: 'public', mode: 'hydrate', load: () => import(/* webpackChunkName: "fragment-stock-alert" */ './stock-alert/stockAlertScreen.ts') },
    'stock-alert-form': { kind: 'public', mode: 'hydrate', params: PRODUCT, load: () => import(/* webpackChunkName: "fragment-stock-alert-form" */ './stock-alert/stockAlertFormPart.ts') },
    'showroom-map': { kind: 'public', mode: 'static', params: SHOWROOM, load: () => import(/* webpackChunkName: "fragment-showroom-map" */ './showrooms/showroomMapPart.ts') },
    showrooms: { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-showrooms" */ './showrooms/showroomsPart.ts') },
    'social-feed': { kind: 'public', mode: 'static', load: () => import(/* webpackChunkName: "fragment-social-feed" */ './social/socialFeedPart.ts') },
  },
});
