import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, Notice } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { isBuyable } from '../product-card/isBuyable.ts';
import type { AddAllResult } from './useAddAll.ts';
import { useAddAll } from './useAddAll.ts';
import styles from './FavouritesScreen.module.css';

/** Adds all favourites to the cart and lists those that failed. */
export function AddAll({ cards }: { readonly cards: readonly CardData[] }) {
  const t = useT();
  const { progress, result, addAll } = useAddAll();
  const isAnyToHave = cards.some(({ stockState }) => isBuyable(stockState));
  const isAnySoldOut = cards.some(({ stockState }) => stockState === 'sold_out');
  return (
    <>
      {isAnyToHave && (
        <Button icon="bag" loading={progress !== undefined} className={styles.addAllButton} onClick={() => void addAll(cards)} data-replay data-print="hide">
          {t('favouritesPage.addAll')}
        </Button>
      )}
      {isAnyToHave && isAnySoldOut && !result && (
        <p className={styles.soldOut} data-print="hide">
          {t('favouritesPage.soldOut')}
        </p>
      )}
      <div role="status" className={styles.outcome} data-print="hide">
        {progress && progress.done > 0 && <p className={styles.progress}>{t('favouritesPage.progress', progress)}</p>}
        {result && <Outcome result={result} />}
      </div>
    </>
  );
}

function Outcome({ result: { added, leftOut, failure } }: { readonly result: AddAllResult }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <>
      {failure && <Notice tone="error">{failure}</Notice>}
      {added > 0 && (
        <Notice tone="success">
          {t('favouritesPage.added', { count: added })} <a href={routePath('cart', locale)}>{t('buy.toCart')}</a>
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice tone="warning">
          {t('favouritesPage.leftOut', { count: leftOut.length })}
          <ul className={styles.leftOut}>
            {leftOut.map(({ title, reason }) => (
              <li key={title}>
                {title} – {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
