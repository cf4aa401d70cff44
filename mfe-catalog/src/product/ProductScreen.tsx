import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Breadcrumb, Container } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import type { ProductView } from './productView.ts';
import styles from './ProductScreen.module.css';

/** A product's own page. */
export function ProductScreen({ data }: { readonly data: ProductView }) {
  const t = useT();
  const { locale } = useShop();
  const crumbs = [{ label: t('breadcrumb.home'), href: routePath('index', locale) }, ...data.crumbs, { label: data.title, href: data.paths[locale] }];
  return (
    <Container className={styles.page}>
      <Breadcrumb label={t('breadcrumb.label')} crumbs={crumbs} />
      <article className={styles.product}>
        <Gallery images={data.images} />
        <BuyBox product={data} />
        <ProductFacts product={data} />
      </article>
      {data.similar.length > 0 && (
        <section className={styles.similar} aria-labelledby="similar-products">
          <h2 id="similar-products">{t('product.similar')}</h2>
          <ProductCards cards={data.similar} />
        </section>
      )}
    </Container>
  );
}
