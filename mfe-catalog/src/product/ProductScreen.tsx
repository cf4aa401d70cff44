import { routePath } from '@feszek/contract';
import { NEAR, Slot, deferred, useAfterPaint, useEmitWhenShown, useShop } from '@feszek/kit';
import { Breadcrumb, Container } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { useRemember } from '../memory/useRemember.ts';
import { LastViewed } from '../viewed/LastViewed.tsx';
import { viewedProducts } from '../viewed/viewed.ts';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import { isWideProduct } from './isWideProduct.ts';
import type { ProductView } from './productView.ts';
import styles from './ProductScreen.module.css';

const ProductFacts = deferred(async () => (await import(/* webpackChunkName: "deferred-facts" */ './ProductFacts.tsx')).ProductFacts);
const Reviews = deferred(async () => (await import(/* webpackChunkName: "deferred-reviews" */ './reviews/Reviews.tsx')).Reviews);
const FurtherProducts = deferred(async () => (await import(/* webpackChunkName: "deferred-further-products" */ './FurtherProducts.tsx')).FurtherProducts, NEAR);

/** The product page. */
export function ProductScreen({ data }: { readonly data: ProductView }) {
  const t = useT();
  const { locale } = useShop();
  useRemember(viewedProducts, data.id);
  useEmitWhenShown('product.viewed', { productId: data.id });
  // Another variant replaces the shown one in place.
  const isPainted = useAfterPaint(data.variants?.key ?? data.id);
  const crumbs = [{ label: t('breadcrumb.home'), href: routePath('index', locale) }, ...data.crumbs, { label: data.title, href: data.paths[locale] }];
  return (
    <Container className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumb label={t('breadcrumb.label')} crumbs={crumbs} />
      </div>
      <article className={styles.product}>
        <div className={styles.offer}>
          <Gallery key={data.id} images={data.images} isWide={isWideProduct(data)} />
          <BuyBox product={data} isWhole={isPainted} />
        </div>
        {isPainted && <ProductFacts product={data} />}
      </article>
      {isPainted && (
        <>
          <Reviews product={data} />
          {hasFurtherProducts(data) && <FurtherProducts product={data} />}
          <Slot key={data.id} name="content/recent-posts" params={{ product: String(data.id) }} className={styles.posts} />
          <LastViewed exceptId={data.id} />
        </>
      )}
    </Container>
  );
}

function hasFurtherProducts({ collection, related, similar }: ProductView): boolean {
  return Boolean(collection) || related.length > 0 || similar.length > 0;
}
