import { isApiAbortError } from '@feszek/api-client';
import { deferred, useBrowser, useShop } from '@feszek/kit';
import { useStore } from '@feszek/store';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useT } from '../i18n.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { ProductRowSkeleton } from '../product-card/ProductRowSkeleton.tsx';
import { loadViewedCards } from './loadViewedCards.ts';
import { useIsNear } from './useIsNear.ts';
import { viewedProducts } from './viewed.ts';
import styles from './LastViewed.module.css';

const ProductCards = deferred(async () => (await import(/* webpackChunkName: "deferred-cards" */ '../product-card/ProductCards.tsx')).ProductCards);

/** One row on a desktop. */
const SHOWN = 4;

export interface LastViewedProps {
  /** The product of the page. */
  readonly exceptId?: number;
}

/**
 * A row of recently viewed products; nothing without any. It is not part of the server's HTML: its space is
 * reserved in its final size when the page is hydrated, and filled near the viewport.
 */
export function LastViewed({ exceptId }: LastViewedProps) {
  const t = useT();
  const id = useId();
  const { currency } = useShop();
  const browser = useBrowser();
  const section = useRef<HTMLElement>(null);
  const ids = useStore(viewedProducts).filter((viewed) => viewed !== exceptId);
  const [cards, setCards] = useState<readonly CardData[] | null>(null);
  const isNear = useIsNear(section, ids.length > 0);

  const fetchCards = useEffectEvent((signal: AbortSignal) => loadViewedCards(browser().api, ids, { exceptId, signal }));
  const wanted = ids.join();
  useEffect(() => {
    if (!isNear || wanted === '') return;
    const controller = new AbortController();
    // Optional content: an error hides it.
    fetchCards(controller.signal).then(setCards, (error: unknown) => isApiAbortError(error) || setCards([]));
    return () => controller.abort();
  }, [isNear, wanted, currency]);

  if (ids.length === 0 || cards?.length === 0) return null;
  return (
    <section ref={section} className={styles.viewed} aria-labelledby={id} data-print="hide">
      <h2 id={id} className={styles.title}>
        {t('viewed.title')}
      </h2>
      <div className={styles.place}>
        {/* Stays hidden below the cards, so that shorter cards do not shrink the reserved space. */}
        <div className={cards ? styles.held : undefined}>
          <ProductRowSkeleton count={Math.min(ids.length, SHOWN)} />
        </div>
        {cards && <ProductCards cards={cards.slice(0, SHOWN)} look="row" />}
      </div>
    </section>
  );
}
