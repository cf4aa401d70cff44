import { productPath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Grid, ProductCard } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { SimilarProduct } from '../cart-store/cartView.ts';
import { SimilarPrice } from './SimilarPrice.tsx';
import styles from './CartScreen.module.css';

/** One row on a desktop, two on a phone. */
const SHOWN = 4;

/** Products that go with the cart. */
export function SimilarProducts({ products }: { readonly products: readonly SimilarProduct[] }) {
  const t = useT();
  const { locale } = useShop();
  if (products.length === 0) return null;
  return (
    <section className={styles.similar} data-print="hide" aria-labelledby="cart-similar">
      <h2 id="cart-similar" className={styles.similarTitle}>{t('cart.similar')}</h2>
      <Grid layout="products" as="ul">
        {products.slice(0, SHOWN).map((product) => (
          <li key={product.id}>
            <ProductCard
              href={productPath(locale, { id: product.id, ...product.link })}
              name={product.title}
              line={[product.variant, product.subtitle].filter(Boolean).join(' · ')}
              image={product.image}
              secondImage={product.image_in_room}
              price={<SimilarPrice product={product} />}
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}
