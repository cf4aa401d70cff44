import { productPath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Picture } from '@feszek/ui';
import { useId } from 'react';
import type { SimilarProduct } from '../cart-store/cartView.ts';
import { SimilarPrice } from '../cart/SimilarPrice.tsx';
import { useT } from '../i18n.ts';
import styles from './SimilarInPanel.module.css';

const SHOWN = 2;

/** Products that go with the cart, below its lines in the panel. */
export function SimilarInPanel({ products }: { readonly products: readonly SimilarProduct[] }) {
  const t = useT();
  const { locale } = useShop();
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>{t('cart.similar')}</h3>
      <ul role="list" className={styles.list}>
        {products.slice(0, SHOWN).map((product) => (
          <li key={product.id} className={styles.product}>
            <div className={styles.picture}>
              <Picture image={product.image} alt="" sizes="4rem" ratio="portrait" />
            </div>
            <div className={styles.text}>
              <a className={styles.name} href={productPath(locale, { id: product.id, ...product.link })}>{product.title}</a>
              {product.variant && <span className={styles.variant}>{product.variant}</span>}
              <SimilarPrice product={product} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
