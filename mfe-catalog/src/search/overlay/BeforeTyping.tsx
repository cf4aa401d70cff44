import { useShop } from '@feszek/kit';
import { useResource, useStore } from '@feszek/store';
import { Button, Icon, IconButton, Picture, Skeleton } from '@feszek/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n.ts';
import { UnavailableBadge } from '../../product-card/UnavailableBadge.tsx';
import { UnitPriceText } from '../../price/UnitPriceText.tsx';
import { viewedCategories, viewedProducts } from '../../viewed/viewed.ts';
import { recentSearches } from '../recentSearches.ts';
import { searchHref } from '../searchHref.ts';
import type { Shortcuts } from './shortcuts.ts';
import styles from './BeforeTyping.module.css';

/** Number of shown recent searches. */
const RECENT_SHOWN = 5;
const PICTURE_SIZES = '6rem';
const PRODUCT_PICTURE_SIZES = '9rem';

/** Recent searches, recently viewed items and popular categories, shown until the visitor types. */
export function BeforeTyping({ shortcuts }: { readonly shortcuts: Shortcuts }) {
  return (
    <div className={styles.shortcuts}>
      <div className={styles.column}>
        <RecentSearches />
        <ViewedProducts products={shortcuts.products} />
        <ViewedCategories categories={shortcuts.categories} />
      </div>
      <Popular popular={shortcuts.popular} />
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly forget?: { readonly label: string; readonly onForget: () => void };
  readonly children: ReactNode;
}

function Part({ title, forget, children }: PartProps) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {forget && (
          <Button variant="quiet" size="small" aria-label={forget.label} onClick={forget.onForget}>
            {t('search.forgetAll')}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

function RecentSearches() {
  const t = useT();
  const { locale } = useShop();
  const list = recentSearches[locale];
  const searchText = useStore(list).slice(0, RECENT_SHOWN);
  if (searchText.length === 0) return null;
  return (
    <Part title={t('search.recent')} forget={{ label: t('search.forgetSearches'), onForget: list.clear }}>
      <ul role="list" className={styles.recent}>
        {searchText.map((each) => (
          <li key={each} className={styles.recentItem}>
            <a href={searchHref(locale, each)} className={styles.recentLink}>
              <Icon name="clock" size="small" />
              {each}
            </a>
            <IconButton icon="close" label={t('search.forget', { words: each })} onClick={() => list.remove([each])} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function ViewedProducts({ products }: Pick<Shortcuts, 'products'>) {
  const t = useT();
  const ids = useStore(viewedProducts);
  const { data, status } = useResource(products);
  if (ids.length === 0 || status === 'error' || data?.length === 0) return null;
  return (
    <Part title={t('search.viewedProducts')} forget={{ label: t('search.forgetProducts'), onForget: viewedProducts.clear }}>
      <ul role="list" className={styles.products}>
        {data?.map(({ id, href, title, variant, image, price, stockState }) => (
          <li key={id}>
            <a href={href} className={styles.product}>
              <span className={styles.productMedia}>
                <Picture image={image} sizes={PRODUCT_PICTURE_SIZES} ratio="portrait" alt="" />
                <span className={styles.productTag}>
                  <UnavailableBadge stockState={stockState} />
                </span>
              </span>
              <span className={styles.productTitle}>{title}</span>
              {variant && <span className={styles.productVariant}>{variant}</span>}
              <UnitPriceText price={price} size="small" isNarrow />
            </a>
          </li>
        )) ?? ids.slice(0, 6).map((id) => <li key={id}><Skeleton shape="picture" /></li>)}
      </ul>
    </Part>
  );
}

function ViewedCategories({ categories }: Pick<Shortcuts, 'categories'>) {
  const t = useT();
  const ids = useStore(viewedCategories);
  const { data, status } = useResource(categories);
  if (ids.length === 0 || status === 'error' || data?.length === 0) return null;
  return (
    <Part title={t('search.viewedCategories')} forget={{ label: t('search.forgetCategories'), onForget: viewedCategories.clear }}>
      <ul role="list" className={styles.chips}>
        {data?.map(({ id, href, title }) => (
          <li key={id}>
            <a href={href} className={styles.chip}>
              {title}
            </a>
          </li>
        )) ?? ids.slice(0, 6).map((id) => <li key={id}><Skeleton shape="line" className={styles.chipSkeleton} /></li>)}
      </ul>
    </Part>
  );
}

function Popular({ popular }: Pick<Shortcuts, 'popular'>) {
  const t = useT();
  const { data, status } = useResource(popular);
  if (status === 'error' || data?.length === 0) return null;
  return (
    <Part title={t('search.popular')}>
      <ul role="list" className={styles.popular}>
        {data?.map(({ id, href, title, image }) => (
          <li key={id}>
            <a href={href} className={styles.category}>
              <span className={styles.categoryMedia}>
                <Picture image={image} sizes={PICTURE_SIZES} ratio="square" alt="" />
              </span>
              {title}
            </a>
          </li>
        )) ?? [1, 2, 3, 4, 5, 6].map((id) => <li key={id}><Skeleton shape="block" className={styles.categorySkeleton} /></li>)}
      </ul>
    </Part>
  );
}
