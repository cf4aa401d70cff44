/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BusRequests, Locale, Review, ReviewList } from '@feszek/contract';
import { fakeImage, fakeProduct, fakeProductDetail } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { loadDeferredParts } from '../../../test/deferredParts.tsx';
import { addIntersectionObserver } from '../../../test/intersections.ts';
import { installModalDialog } from '../../../test/modalDialog.ts';
import { renderInShop } from '../../../test/shop.tsx';
import { cardOf } from '../../product-card/cardOf.ts';
import { ProductCards } from '../../product-card/ProductCards.tsx';
import { productStructure } from '../productStructure.ts';
import { ProductScreen } from '../ProductScreen.tsx';
import { productViewOf } from '../productView.ts';
import type { ProductView } from '../productView.ts';
import { parseReviewChoice, reviewHref } from './reviewAddress.ts';
import { reviewsViewOf } from './reviewsView.ts';

const PATH = '/hu/termekek/nappali/fotelek/rigo-fotel-17';
const RATING = { average: 3.5, count: 12 };
const REVIEW: Review = {
  id: 1, stars: 5, title: 'Kényelmes', text: 'Első sor <script>alert(1)</script>\nMásodik sor', language: 'hu', author: 'Anna K.', published_at: '2026-12-10T12:00:00.000Z', variant: 'zöld',
  photos: [fakeImage({ path: '/images/reviews/a' }), fakeImage({ path: '/images/reviews/b' })], answer: { text: 'Köszönjük!', answered_at: '2026-12-11T12:00:00.000Z' },
};
const LIST: ReviewList = { rating: RATING, counts: [2, 1, 0, 4, 5], reviews: [REVIEW, { ...REVIEW, id: 2, stars: 1, title: '', author: '', variant: '', photos: [], answer: null }], total: 12 };
const CHOICE = parseReviewChoice(new URLSearchParams());

const viewOf = (list: ReviewList | null = LIST, locale: Locale = 'hu'): ProductView => productViewOf(fakeProductDetail({ rating: RATING }), locale, list && reviewsViewOf(list, CHOICE));

beforeAll(loadDeferredParts);

beforeEach(() => {
  addIntersectionObserver();
  installModalDialog();
});
afterEach(cleanup);

const section = () => screen.getByRole('region', { name: 'Vásárlói értékelések' });

describe('the reviews of a product', () => {
  it('are summed up below the title and in their section', () => {
    renderInShop(<ProductScreen data={viewOf()} />);
    const label = '3,5 csillag az 5-ből, 12 értékelés';
    const link = screen.getByRole('link', { name: label });
    expect([link.getAttribute('href'), section().id]).toEqual(['#reviews', 'reviews']);
    expect(within(section()).getByText(label)).toBeTruthy();
    expect(within(section()).getAllByRole('link', { name: /csillag: / }).map((row) => row.firstElementChild?.textContent)).toEqual(['5 csillag: 5 értékelés', '4 csillag: 4 értékelés', '2 csillag: 1 értékelés', '1 csillag: 2 értékelés']);
    expect(section().textContent).toContain('Csak az értékelhet, aki nálunk vette meg');
    expect(screen.getByRole('link', { name: 'Így gyűjtjük az értékeléseket' }).getAttribute('href')).toBe('/hu/ertekelesek');
  });

  it('show author, variant, text, photographs and the shop’s answer; a script in a text is text', () => {
    const { container } = renderInShop(<ProductScreen data={viewOf()} />);
    const [first, second] = within(section()).getAllByRole('article');
    for (const part of ['5 csillag az 5-ből', 'Kényelmes', 'Anna K., ellenőrzött vásárló', '2026. december\u00A010.', 'zöld', '<script>alert(1)</script>', 'Második sor', 'A Fészek válasza, 2026. december\u00A011.', 'Köszönjük!']) expect(first?.textContent).toContain(part);
    expect(second?.textContent).toContain('Ellenőrzött vásárló');
    expect(container.querySelector('script')).toBeNull();
  });

  it('open their photographs in the dialog of the gallery, and give the focus back', async () => {
    renderInShop(<ProductScreen data={viewOf()} />);
    const photo = screen.getByRole('link', { name: '2. fénykép nagyban, összesen 2' });
    expect(photo.getAttribute('href')).toBe('/images/reviews/b/1536.webp');
    await act(async () => fireEvent.click(photo));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('2 / 2');
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Bezárás' })));
    expect(document.activeElement).toBe(photo);
  });

  it('are filtered, sorted and extended in place, by links that work without scripts', async () => {
    const { shell, show } = renderInShop(<ProductScreen data={viewOf()} />);
    const asked: BusRequests['navigation.go']['question'][] = [];
    shell.answer('navigation.go', async (question) => {
      asked.push(question);
      return { ok: true };
    });
    const follow = (name: string) => act(async () => fireEvent.click(within(section()).getByRole('link', { name })));
    await follow('4 csillag: 4 értékelés');
    await follow('Legrosszabb');
    await follow('Több értékelés');
    expect(asked.map(({ href, kind }) => [href, kind])).toEqual([[`${PATH}?review_stars=4#reviews`, 'in-place'], [`${PATH}?review_sort=lowest#reviews`, 'in-place'], [`${PATH}?review_count=10#reviews`, 'in-place']]);
    const more = { ...LIST, reviews: [...LIST.reviews, { ...REVIEW, id: 3 }] };
    show(<ProductScreen data={viewOf(more)} />);
    expect(document.activeElement).toBe(within(section()).getAllByRole('article')[2]?.parentElement);
    expect(within(section()).getByRole('status').textContent).toBe('12 értékelésből 3 látszik');
    show(<ProductScreen data={viewOf({ ...more, total: 3 })} />);
    expect(within(section()).getByRole('status').textContent).toBe('');
  });

  it('show a message if they could not be loaded', () => {
    renderInShop(<ProductScreen data={viewOf(null)} />);
    expect(section().textContent).toContain('Az értékelések most nem tölthetők be');
  });

  it('are missing quietly: no stars, one sentence, nothing for search engines', () => {
    const view = productViewOf(fakeProductDetail(), 'hu');
    renderInShop(<ProductScreen data={view} />);
    expect(section().textContent).toContain('Ehhez a termékhez még nincs értékelés.');
    expect(document.body.textContent).not.toContain('csillag');
    expect(JSON.stringify(productStructure(view, PATH))).not.toMatch(/aggregateRating|review/);
  });

  it('are described to search engines as they are', () => {
    expect(productStructure(viewOf(), PATH)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 3.5, reviewCount: 12, bestRating: 5 },
      review: [{ author: { name: 'Anna K.' }, datePublished: '2026-12-10', reviewRating: { ratingValue: 5 }, reviewBody: REVIEW.text }, { author: { name: 'Ellenőrzött vásárló' } }],
    });
  });

  it('are on a card only if there is one', () => {
    renderInShop(<ProductCards cards={[cardOf(fakeProduct({ rating: RATING }), 'hu'), cardOf(fakeProduct({ id: 18 }), 'hu')]} />);
    expect(screen.getAllByRole('article').map((card) => card.textContent?.includes('csillag az 5-ből'))).toEqual([true, false]);
  });
});

describe('the address of reviews', () => {
  it.each([
    ['', CHOICE, `${PATH}#reviews`],
    ['review_stars=2&review_sort=highest&review_count=15', { stars: 2, sort: 'highest', limit: 15 }, `${PATH}?review_stars=2&review_sort=highest&review_count=15#reviews`],
    ['review_stars=9&review_sort=x&review_count=1000', CHOICE, `${PATH}#reviews`],
  ] as const)('has what is chosen: %s', (search, choice, href) => {
    expect(parseReviewChoice(new URLSearchParams(search))).toEqual(choice);
    expect(reviewHref(PATH, choice)).toBe(href);
  });
});
