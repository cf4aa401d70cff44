import { serverOnly, useAfterPaint, useEmitWhenShown, useShop } from '@feszek/kit';
import { ButtonLink, Notice, Spinner } from '@feszek/ui';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useI18n } from '../i18n.ts';
import { frameOf } from '../product-card/frameOf.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import { articleTiles } from './articleTiles.tsx';
import { fromStart, listingHref } from '../list-query/listingQuery.ts';
import { listName, PAGE_SIZE } from '../list-query/productPage.ts';
import type { ProductPage } from '../list-query/productPage.ts';
import { useShownCards } from './useShownCards.ts';
import type { Side } from './useShownCards.ts';
import styles from './GrowingCards.module.css';

/** The first row on a phone. Further pictures in view are requested right after the layout, which waits for no style sheet. */
const PRIORITY_COUNT = 2;

/** The cards that are painted first: two rows on a desktop. */
const FIRST_COUNT = 8;

/** The cards of products, without the articles between them. */
const PRODUCTS = 'li > article';

// A browser with scripts does not render what is in `noscript`.
const pageNumbers = serverOnly(async () => (await import(/* webpackChunkName: "deferred-page-numbers" */ './pageNumbers.tsx')).pageNumbers, null);

/** The products of a listing, with links to the previous and the next page that work without scripts. */
export function GrowingCards({ products }: { readonly products: ProductPage }) {
  const { t } = useI18n();
  const { pathname } = useShop();
  const { query, pageCount, total } = products;
  const { cards, from, page, newest, status, grow } = useShownCards(products);
  useEmitWhenShown('products.listed', { list: listName(products), productIds: newest?.ids ?? products.cards.map(({ id }) => id) });
  const isPainted = useAfterPaint(products);
  const grid = useRef<HTMLDivElement>(null);
  /** The position of the first product in the window before products were added above it. */
  const anchor = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (!newest || !grid.current) return;
    const items = [...grid.current.querySelectorAll(PRODUCTS)];
    if (newest.side === 'after') return items[items.length - newest.ids.length]?.querySelector('a')?.focus({ preventScroll: true });
    const before = anchor.current;
    const moved = items[newest.ids.length];
    const by = before === undefined || !moved ? 0 : moved.getBoundingClientRect().top - before;
    // The browser may have preserved the position itself (scroll anchoring).
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
    if (from === 1) items[0]?.querySelector('a')?.focus({ preventScroll: true });
  }, [newest, from]);

  function handleClick(event: MouseEvent, side: Side) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    anchor.current = grid.current?.querySelector(PRODUCTS)?.getBoundingClientRect().top;
    void grow(side);
  }

  function hrefFor(target: number) {
    return listingHref(pathname, { ...fromStart(query, {}), from: target, page: target });
  }

  const first = (from - 1) * PAGE_SIZE;
  const last = page === pageCount ? total : first + cards.length;
  const isLoading = status === 'loading';
  const places = first === 0 ? t('more.shown', { shown: last, total }) : t('more.shownFrom', { first: first + 1, last, total });
  return (
    <div className={styles.growing}>
      {from > 1 && (
        <div className={styles.way} data-print="hide">
          <PageLink href={hrefFor(from - 1)} label={t('more.previous')} isLoading={isLoading} onClick={(event) => handleClick(event, 'before')} />
        </div>
      )}
      <div ref={grid}>
        <ProductCards cards={cards} renderedCount={isPainted ? cards.length : FIRST_COUNT} priorityCount={PRIORITY_COUNT} headingLevel={2} frame={frameOf(products.cards)} between={articleTiles(products, { from, count: cards.length })} />
      </div>
      {pageCount > 1 && (
        <div className={styles.way} data-print="hide">
          <p className={styles.places} role="status">
            {places}
          </p>
          <svg className={styles.progress} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect x={(first / total) * 100} width={((last - first) / total) * 100} height="1" fill="currentColor" />
          </svg>
          {status === 'failed' && (
            <Notice tone="error" role="alert">
              {t('more.failed')}
            </Notice>
          )}
          {page < pageCount && <PageLink href={hrefFor(page + 1)} label={t('more.next')} isLoading={isLoading} onClick={(event) => handleClick(event, 'after')} />}
          <noscript>
            {pageNumbers(t, { page, pageCount, hrefFor })}
          </noscript>
        </div>
      )}
    </div>
  );
}

interface PageLinkProps {
  readonly href: string;
  readonly label: string;
  readonly isLoading: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

/** A link with `target` is not prefetched: only the products of its page are needed. */
function PageLink({ href, label, isLoading, onClick }: PageLinkProps) {
  return (
    <ButtonLink href={href} target="_self" variant="secondary" size="large" aria-busy={isLoading} data-replay="" onClick={onClick}>
      {label}
      {isLoading && <Spinner />}
    </ButtonLink>
  );
}
