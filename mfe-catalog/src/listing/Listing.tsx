import { Breadcrumb, Container } from '@feszek/ui';
import type { ReactNode } from 'react';
import type { Crumb } from '../breadcrumb/breadcrumbList.ts';
import { useT } from '../i18n.ts';
import { ListingBody } from './ListingBody.tsx';
import type { ProductPage } from './productPage.ts';
import styles from './Listing.module.css';

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
  const { from: page } = products.query;
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
      <ListingBody products={products} empty={empty} />
    </Container>
  );
}
