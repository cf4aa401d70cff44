import { Container } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';

/** Rows of four for these numbers of cards; other numbers fill rows of three better. */
function columnsFor(count: number): 3 | 4 {
  return count === 4 || count > 6 ? 4 : 3;
}

/** Products inside the page of another slice, e.g. an article; nothing without any. A group and no region: a page may have several rows. */
export function ProductRow({ data: cards }: { readonly data: readonly CardData[] }) {
  const t = useT();
  if (cards.length === 0) return null;
  return (
    <div role="group" aria-label={t('list.count', { count: cards.length })}>
      <Container>
        <ProductCards cards={cards} look="row" columns={columnsFor(cards.length)} />
      </Container>
    </div>
  );
}
