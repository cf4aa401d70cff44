import { productPath } from '@feszek/contract';
import { useShop, useVatMode } from '@feszek/kit';
import { Grid, Price, ProductCard } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { SimilarProduct } from './cartView.ts';
import { usePriceLabels } from './usePriceLabels.ts';
import styles from './CartScreen.module.css';

/** One row on a desktop, two on a phone. */
const SHOWN = 4;

/** Products that go with what is in the cart. */
export function SimilarProducts({ products }: { readonly products: readonly SimilarProduct[] }) {
  const t = useT();
  const { locale } = useShop();
  const vatMode = useVatMode();
  const labels = usePriceLabels();
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
              line={product.subtitle}
              image={product.image}
              secondImage={product.image_in_room}
              colours={product.colors}
              unavailable={product.stock_state === 'sold_out'}
              price={
                <Price
                  net={product.price_net}
                  gross={product.price_gross}
                  originalNet={product.price_original_net}
                  originalGross={product.price_original_gross}
                  currency={product.currency}
                  vatMode={vatMode}
                  labels={labels}
                />
              }
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}
