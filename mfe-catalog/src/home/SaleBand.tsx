import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, Container } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import type { HomeView } from './homeView.ts';
import styles from './SaleBand.module.css';

export interface SaleBandProps {
  readonly cards: HomeView['saleProducts'];
  readonly biggestDiscount: HomeView['biggestDiscount'];
}

/** The sale: the largest discount, the number of products, and some of them. */
export function SaleBand({ cards, biggestDiscount: { count, percent } }: SaleBandProps) {
  const t = useT();
  const { locale } = useShop();
  return (
    <section className={styles.band} aria-labelledby="home-sale">
      <Container className={styles.inner}>
        <header className={styles.head}>
          {/* The button has the same information as text. */}
          <p className={styles.percent} aria-hidden="true">
            {t('price.off', { percent })}
          </p>
          <h2 id="home-sale" className={styles.title}>
            {t('home.sale')}
          </h2>
          <p className={styles.text}>{t('home.saleText')}</p>
          <ButtonLink href={routePath('sale', locale)} variant="secondary">
            {t('home.toSale', { count, percent })}
          </ButtonLink>
        </header>
        <ProductCards cards={cards} look="row" columns={3} />
      </Container>
    </section>
  );
}
