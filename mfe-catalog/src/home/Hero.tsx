import { routePath } from '@feszek/contract';
import type { Image } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, Picture, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import styles from './Hero.module.css';

/** How wide the picture stands; the page's head fetches it before the screen is read, so both must say the same. */
export const HERO_SIZES = '(min-width: 64rem) 58vw, 100vw';

export interface HeroProps {
  readonly image: Image | null;
  readonly productCount: number;
  /** Whether anything is reduced. */
  readonly isSaleOn: boolean;
}

/** The head of the home page: a picture of a room, a sentence and links. Without a picture the text stands alone. */
export function Hero({ image, productCount, isSaleOn }: HeroProps) {
  const t = useT();
  const { locale } = useShop();
  return (
    <section className={image ? classNames(styles.hero, styles.withPicture) : styles.hero}>
      {image && (
        <div className={styles.media}>
          <Picture image={image} sizes={HERO_SIZES} priority className={styles.picture} />
        </div>
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.text}>{t('home.text')}</p>
        {productCount === 0 ? (
          <p className={styles.empty}>
            {t('allProducts.emptyTitle')}. {t('allProducts.emptyText')}
          </p>
        ) : (
          <div className={styles.ways}>
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
