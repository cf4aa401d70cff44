import { useShop } from '@feszek/kit';
import { Breadcrumb, Container, Pagination } from '@feszek/ui';
import type { ReactNode } from 'react';
import type { Crumb } from '../breadcrumb/breadcrumbList.ts';
import { useT } from '../i18n.ts';
import { ProductCards } from '../product-card/ProductCards.tsx';
import { ProductCardsSkeleton } from '../product-card/ProductCardsSkeleton.tsx';
import { listingHref } from './listingQuery.ts';
import type { ProductPage } from './productPage.ts';
import { SortForm } from './SortForm.tsx';
import { useIsTurning } from './useIsTurning.ts';
import styles from './Listing.module.css';

/** One row on a desktop, two on a phone: what the first screen shows. */
const PRIORITY_COUNT = 4;

export interface ListingProps {
  readonly title: string;
  readonly description: string;
  /** From the home page down to the listing itself. */
  readonly crumbs: readonly Crumb[];
  /** Ways to the categories around this listing. */
  readonly ways?: ReactNode;
  readonly products: ProductPage;
  /** Stands in for the products where there are none. */
  readonly empty: ReactNode;
}

/** A list of products: where it stands in the shop, what it holds, in which order, page by page. */
export function Listing({ title, description, crumbs, ways, products, empty }: ListingProps) {
  const t = useT();
  const { page, total } = products;
  return (
    <Container className={styles.listing}>
      <div className={styles.crumbs}>
        <Breadcrumb label={t('breadcrumb.label')} crumbs={crumbs} />
      </div>
      <header className={styles.head}>
        <h1 className={styles.title}>{page > 1 ? t('list.titleOfPage', { title, page }) : title}</h1>
        {/* Who turns a page has read this, and looks for products. */}
        {page === 1 && description && <p className={styles.description}>{description}</p>}
      </header>
      {ways}
      {total === 0 ? empty : <Products products={products} />}
    </Container>
  );
}

function Products({ products }: { readonly products: ProductPage }) {
  const t = useT();
  const { pathname } = useShop();
  const { sort, page, pageCount, total, cards } = products;
  const isTurning = useIsTurning();
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count}>{t('list.count', { count: total })}</p>
        <SortForm sort={sort} />
      </div>
      {isTurning ? <ProductCardsSkeleton count={cards.length} /> : <ProductCards cards={cards} priorityCount={PRIORITY_COUNT} headingLevel={2} />}
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(target) => listingHref(pathname, { page: target, sort })}
          labels={{
            navigation: t('paging.label'),
            previous: t('paging.previous'),
            next: t('paging.next'),
            page: (target) => t('paging.page', { page: target }),
          }}
        />
      </div>
    </>
  );
}
