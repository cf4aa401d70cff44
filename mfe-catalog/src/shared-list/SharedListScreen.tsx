import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, Container, EmptyState } from '@feszek/ui';
import { AddAll } from '../favourites/AddAll.tsx';
import { useT } from '../i18n.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import { AddAllFavourites } from './AddAllFavourites.tsx';
import type { SharedListData } from './loadSharedList.ts';
import styles from './SharedListScreen.module.css';

/** Number of cards above the fold. */
const FIRST = 4;

/** The favourites of another visitor, for whoever has the link. */
export function SharedListScreen({ data: { cards } }: { readonly data: SharedListData }) {
  const t = useT();
  const { locale } = useShop();
  if (cards === null || cards.length === 0) {
    return (
      <Container section>
        <EmptyState icon="heart" title={t(cards === null ? 'sharedList.endedTitle' : 'sharedList.emptyTitle')} headingLevel={1} action={<ButtonLink href={routePath('all-products', locale)}>{t('list.toAllProducts')}</ButtonLink>}>
          <p>{t(cards === null ? 'sharedList.ended' : 'sharedList.empty')}</p>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <h1>{t('sharedList.title')}</h1>
        <p>{t('sharedList.intro')}</p>
      </header>
      <div className={styles.actions} data-print="hide">
        <AddAll cards={cards} />
        <AddAllFavourites productIds={cards.map(({ id }) => id)} />
      </div>
      <ProductCards cards={cards} priorityCount={FIRST} headingLevel={2} />
    </Container>
  );
}
