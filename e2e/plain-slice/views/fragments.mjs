import { TEXTS } from './texts.mjs';

/** @typedef {import('./element.mjs').View} View */
/** @typedef {'hu' | 'en'} Locale */
/** @typedef {{ topics: { id: number, title: string, questions: { id: number, question: string, answer: string }[] }[] }} Faq */
/** @typedef {{ id: number, name: string, address: string, phone: string }[]} Showrooms */

/** The address of the screen in each language. */
export const FAQ_PATHS = { hu: '/hu/gyakran-ismetelt-kerdesek', en: '/en/faq' };

const TEASER_LENGTH = 3;

/**
 * A fragment: which data of the API it shows, what its page's head has, and its view.
 *
 * @typedef {object} Fragment
 * @property {string} api - the path of the data
 * @property {string} tag - ends the copies of caches when the data changes
 * @property {(locale: Locale) => object} head
 * @property {(data: any, locale: Locale) => View} view
 * @property {(data: any) => boolean} isEmpty - whether there is nothing to show
 */

/** @type {Fragment} */
const faq = {
  api: '/api/faq',
  tag: 'faq',
  isEmpty: () => false,
  head: (locale) => ({ title: TEXTS[locale].title, description: TEXTS[locale].description, canonical: FAQ_PATHS[locale], alternates: FAQ_PATHS }),
  view: (/** @type {Faq} */ { topics }, locale) => {
    const t = TEXTS[locale];
    return ['div', { class: 'plain-page' },
      ['h1', {}, t.title],
      ['label', { for: 'content-faq-search' }, t.search],
      ['input', { id: 'content-faq-search', class: 'plain-search', type: 'search', autocomplete: 'off' }],
      ['p', { role: 'status', class: 'plain-status' }],
      ...topics.filter(({ questions }) => questions.length > 0).map(({ id, title, questions }) => /** @type {View} */ (['section', { id: `topic-${id}`, 'aria-labelledby': `topic-${id}-title` },
        ['h2', { id: `topic-${id}-title` }, title],
        ...questions.map(({ id: question, question: asked, answer }) => /** @type {View} */ (['details', {}, ['summary', {}, asked], ['p', { id: `question-${question}` }, answer]]))]))];
  },
};

/** @type {Fragment} */
const faqTeaser = {
  api: '/api/faq',
  tag: 'faq',
  isEmpty: ({ topics }) => topics.every((/** @type {Faq['topics'][0]} */ { questions }) => questions.length === 0),
  head: (locale) => ({ title: TEXTS[locale].teaser }),
  view: (/** @type {Faq} */ { topics }, locale) => ['section', { class: 'plain-page', 'aria-labelledby': 'content-faq-teaser-title' },
    ['h2', { id: 'content-faq-teaser-title' }, TEXTS[locale].teaser],
    ['ul', {}, ...topics.flatMap(({ questions }) => questions).slice(0, TEASER_LENGTH).map(({ id, question }) => /** @type {View} */ (['li', {}, ['a', { href: `${FAQ_PATHS[locale]}#question-${id}` }, question]]))],
    ['a', { href: FAQ_PATHS[locale] }, TEXTS[locale].all]],
};

/** @type {Fragment} */
const showrooms = {
  api: '/api/showrooms',
  tag: 'showrooms',
  isEmpty: (data) => data.length === 0,
  head: (locale) => ({ title: TEXTS[locale].showrooms }),
  view: (/** @type {Showrooms} */ data, locale) => ['section', { id: 'showrooms', 'aria-labelledby': 'showrooms-title' },
    ['h2', { id: 'showrooms-title' }, TEXTS[locale].showrooms],
    ...data.map(({ name, address, phone }) => /** @type {View} */ (['address', {}, ['h3', {}, name], ['p', {}, address], ['a', { href: `tel:${phone.replaceAll(' ', '')}` }, phone]]))],
};

/** The fragments of this slice, by name. @type {Readonly<Record<string, Fragment>>} */
export const FRAGMENTS = { 'faq': faq, 'faq-teaser': faqTeaser, 'showrooms': showrooms };
