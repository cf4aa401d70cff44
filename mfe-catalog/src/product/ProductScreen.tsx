import { routePath } from '@feszek/contract';
import { Slot, deferred, useEmitWhenShown, useShop } from '@feszek/kit';
import { Breadcrumb, Container } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { useRemember } from '../memory/useRemember.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import { LastViewed } from '../viewed/LastViewed.tsx';
import { viewedProducts } from '../viewed/viewed.ts';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import { isWideProduct } from './isWideProduct.ts';
import type { ProductView } from './productView.ts';
import { SIMILAR_ID } from './StockLine.tsx';
import styles from './ProductScreen.module.css';

const ProductFacts = deferred(async () => (await import(/* webpackChunkName: "deferred-facts" */ './ProductFacts.tsx')).ProductFacts);
const Reviews = deferred(async () => (await import(/* webpackChunkName: "deferred-reviews" */ './reviews/Reviews.tsx')).Reviews);

/** The product page. */
export function ProductScreen({ data }: { readonly data: ProductView }) {
  const t = useT();
  const { locale } = useShop();
  useRemember(viewedProducts, data.id);
  useEmitWhenShown('product.viewed', { productId: data.id });
  const crumbs = [{ label: t('breadcrumb.home'), href: routePath('index', locale) }, ...data.crumbs, { label: data.title, href: data.paths[locale] }];
  return (
    <Container className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumb label={t('breadcrumb.label')} crumbs={crumbs} />
      </div>
      <article className={styles.product}>
        <div className={styles.offer}>
          <Gallery key={data.id} images={data.images} isWide={isWideProduct(data)} />
          <BuyBox product={data} />
        </div>
        <ProductFacts product={data} />
      </article>
      <Reviews product={data} />
      {data.collection && <More id="same-collection" title={t('collections.same', { title: data.collection.title })} cards={data.collection.cards} href={data.collection.href} link={t('collections.toCollection')} />}
      <More id="related-products" title={t('product.related')} cards={data.related} />
      <More id={SIMILAR_ID} title={t('product.similar')} cards={data.similar} />
      <Slot key={data.id} name="content/recent-posts" params={{ product: String(data.id) }} className={styles.posts} />
      <LastViewed exceptId={data.id} />
    </Container>
  );
}

interface MoreProps {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly CardData[];
  /** The page of all of them, and the text of the link. */
  readonly href?: string;
  readonly link?: string;
}

/** A row of further products; nothing without any. */
function More({ id, title, cards, href, link }: MoreProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby={id} data-print="hide">
      <h2 id={id}>{title}</h2>
      <ProductCards cards={cards} look="row" />
      {href && (
        <p>
          <a href={href} className={styles.all}>
            {link}
          </a>
        </p>
      )}
    </section>
  );
}
