import { Breadcrumb, Container } from '@feszek/ui';
import type { ReactNode } from 'react';
import type { Crumb } from '../breadcrumb/breadcrumbList.ts';
import { paragraphsOf } from '../description/paragraphsOf.ts';
import { useT } from '../i18n.ts';
import { ListingBody } from './ListingBody.tsx';
import type { ProductPage } from '../list-query/productPage.ts';
import styles from './Listing.module.css';

export interface ListingProps {
  readonly title: string;
  /** Paragraphs are separated by blank lines. */
  readonly description: string;
  /** From the home page to the listing. */
  readonly crumbs: readonly Crumb[];
  /** Links to related categories. */
  readonly related?: ReactNode;
  readonly products: ProductPage;
  /** Replaces the products if there are none. */
  readonly empty: ReactNode;
  /** Below the products. */
  readonly more?: ReactNode;
}

/** A product list with breadcrumb, title, filters, sort order and pages. */
export function Listing({ title, description, crumbs, related, products, empty, more }: ListingProps) {
  const t = useT();
  const { from: page } = products.query;
  return (
    <Container className={styles.listing}>
      <div className={styles.crumbs}>
        <Breadcrumb label={t('breadcrumb.label')} crumbs={crumbs} />
      </div>
      <header className={styles.head}>
        <h1 className={styles.title}>{page > 1 ? t('list.titleOfPage', { title, page }) : title}</h1>
        {/* Only on the first page. */}
        {page === 1 && description && (
          <div className={styles.description}>
            {paragraphsOf(description).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
      </header>
      {related}
      <ListingBody products={products} empty={empty} />
      {more}
    </Container>
  );
}
