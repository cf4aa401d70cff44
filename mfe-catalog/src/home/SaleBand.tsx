import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, Container, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { discountPercent } from '../price/discountPercent.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import type { HomeView } from './homeView.ts';
import styles from './SaleBand.module.css';

export interface SaleBandProps {
  readonly cards: HomeView['saleProducts'];
  /** The number of all reduced products. */
  readonly count: number;
}

/** The sale: some of its products, the largest discount of these, and the number of all reduced products. */
export function SaleBand({ cards, count }: SaleBandProps) {
  const t = useT();
  const { locale } = useShop();
  const percents = cards.map(({ price }) => discountPercent(price));
  const most = Math.max(...percents);
  return (
    <section className={styles.band} aria-labelledby="home-sale">
      <Container className={styles.inner}>
        <header className={styles.head}>
          {/* Each card has its own discount as text. */}
          <p className={styles.percent} aria-hidden="true">
            {percents.some((each) => each < most) ? (
              <>
                <span className={styles.unit}>{t('home.saleUpTo')} </span>
                {most}% <span className={classNames(styles.unit, styles.below)}>{t('home.saleUnit')}</span>
              </>
            ) : (
              t('price.off', { percent: most })
            )}
          </p>
          <h2 id="home-sale" className={styles.title}>
            {t('home.sale')}
          </h2>
          <p className={styles.text}>{t('home.saleText')}</p>
          <ButtonLink href={routePath('sale', locale)} variant="secondary">
            {t('home.toSale', { count })}
          </ButtonLink>
        </header>
        <ProductCards cards={cards} look="row" />
      </Container>
    </section>
  );
}
