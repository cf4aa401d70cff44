import { routePath } from '@feszek/contract';
import type { Image } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, Picture, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import styles from './Hero.module.css';

/** The `sizes` of the picture. The preload in the page's head must have the same value. */
export const HERO_SIZES = '(min-width: 64rem) 58vw, 100vw';

export interface HeroProps {
  readonly image: Image | null;
  readonly productCount: number;
  /** Whether the shop has products, but none in the visitor's currency. */
  readonly isSoldInForints?: boolean | undefined;
  /** Whether any product is reduced. */
  readonly isSaleOn: boolean;
}

/** The hero of the home page: a picture of a room, a sentence, and links. Without a picture only the text is shown. */
export function Hero({ image, productCount, isSoldInForints = false, isSaleOn }: HeroProps) {
  const t = useT();
  const { locale } = useShop();
  return (
    <section className={image ? classNames(styles.hero, styles.withPicture) : styles.hero}>
      {image && (
        <div className={styles.media}>
          <Picture image={image} sizes={HERO_SIZES} priority className={styles.picture} />
        </div>
      )}
      <div className={styles.content}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.text}>{t('home.text')}</p>
        {productCount === 0 ? (
          <p className={styles.empty}>
            {t(isSoldInForints ? 'allProducts.forintsTitle' : 'allProducts.emptyTitle')}. {t(isSoldInForints ? 'allProducts.forintsText' : 'allProducts.emptyText')}
          </p>
        ) : (
          <div className={styles.links}>
            <ButtonLink href={routePath('all-products', locale)} size="large">
              {t('home.toProducts', { count: productCount })}
            </ButtonLink>
            {isSaleOn && (
              <ButtonLink href={routePath('sale', locale)} size="large" variant="secondary">
                {t('home.toSaleShort')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
