import type { Article, ArticleCard, ArticleList, ContentPage, ContentSearch, SocialPosts } from '@feszek/contract';
import { fakeImage, fakePaging } from './shared.ts';

export function fakeArticleCard(overrides: Partial<ArticleCard> = {}): ArticleCard {
  return {
    key: 'oiling-oak',
    title: 'Tölgybútor olajozása otthon',
    description: 'Mikor kell újraolajozni a tölgyasztalt, és mennyi olaj kell rá.',
    slug: 'tolgybutor-olajozasa-otthon',
    topic: { key: 'care', title: 'Gondozás', slug: 'gondozas' },
    published_at: '2025-10-06T22:00:00.000Z',
    updated_at: null,
    reading_minutes: 5,
    cover: fakeImage({ path: '/images/articles/oiling-oak-ab12cd34', alt: 'Frissen olajozott asztallap' }),
    ...overrides,
  };
}

/** One article of one topic. */
export function fakeArticleList(overrides: Partial<ArticleList> = {}): ArticleList {
  return {
    articles: [fakeArticleCard()],
    paging: fakePaging({ page_size: 12, total: 1, page_count: 1 }),
    topics: [{ key: 'care', title: 'Gondozás', slug: 'gondozas', article_count: 1 }],
    topic: null,
    ...overrides,
  };
}

/** An article with three sections and a row of products. */
export function fakeArticle(overrides: Partial<Article> = {}): Article {
  return {
    ...fakeArticleCard(),
    addresses: { hu: '/hu/blog/tolgybutor-olajozasa-otthon', en: '/en/blog/oiling-oak-at-home' },
    share_image: '/images/og/article-oiling-oak-hu-0123456789ab.jpg',
    blocks: [
      { type: 'paragraph', inlines: [{ type: 'text', text: 'Az olajozott tölgyet te magad is rendbe tudod hozni.' }] },
      { type: 'heading', level: 2, id: 'mikor', text: 'Mikor' },
      { type: 'heading', level: 2, id: 'hogyan', text: 'Hogyan' },
      { type: 'products', skus: ['HAR-TANYA', 'HAR-DEAK'] },
      { type: 'heading', level: 2, id: 'utana', text: 'Utána' },
    ],
    related: [],
    is_preview: false,
    ...overrides,
  };
}

/** A page without versions. */
export function fakeContentPage(overrides: Partial<ContentPage> = {}): ContentPage {
  return {
    key: 'delivery',
    title: 'Szállítás',
    description: 'Mennyibe kerül, mikor érkezik, és ki viszi fel az emeletre.',
    addresses: { hu: '/hu/szallitas', en: '/en/delivery' },
    blocks: [{ type: 'paragraph', inlines: [{ type: 'text', text: 'Az ország egész területére szállítunk.' }] }],
    updated_at: '2026-11-01T09:00:00.000Z',
    version: null,
    is_current: true,
    versions: [],
    is_preview: false,
    ...overrides,
  };
}

export function fakeSocialPosts(): SocialPosts {
  return {
    posts: [{
      id: 1,
      network: 'instagram',
      url: 'https://www.instagram.com/p/feszek1',
      text: 'Megjött az új olajozott tölgy.',
      image: fakeImage({ path: '/images/social/1-ab12cd34', alt: 'Tölgyasztal a műhelyben' }),
      published_at: '2026-11-10T09:00:00.000Z',
    }],
  };
}

/** One article and one page. */
export function fakeContentSearch(overrides: Partial<ContentSearch> = {}): ContentSearch {
  return {
    collections: [{ title: 'Tisza', description: 'Nyugodt vonalak.', slug: 'tisza', count: 4, image: null }],
    articles: [{ title: 'Mekkora kanapé fér el?', description: 'Mérd le a falat és a bejáratot.', slug: 'mekkora-kanape', image: fakeImage({ path: '/images/articles/sofa-size-ab12cd34', alt: 'Szürke kanapé' }) }],
    pages: [{ title: 'Szállítás', description: 'Mennyibe kerül, és mikor érkezik.', address: '/hu/szallitas' }],
    ...overrides,
  };
}
