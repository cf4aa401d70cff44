import { routePath } from '@feszek/contract';
import { Slot, useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { CategoryLinks } from '../category/CategoryLinks.tsx';
import { CategoryTiles } from '../category/CategoryTiles.tsx';
import { useT } from '../i18n.ts';
import { useRemember } from '../memory/useRemember.ts';
import { viewedCategories } from '../viewed/viewed.ts';
import { articleTiles } from './articleTiles.tsx';
import { Listing } from './Listing.tsx';
import type { CategoryView } from './loadCategory.ts';
import { NoProducts } from './NoProducts.tsx';
import styles from './CategoryScreen.module.css';

export function CategoryScreen({ data }: { readonly data: CategoryView }) {
  const t = useT();
  const { locale } = useShop();
  useRemember(viewedCategories, data.id);
  const parent = data.crumbs.at(-2)?.label ?? data.title;
  const isSoldInForints = data.products.emptyState?.isSoldInForints ?? false;
  const { cards, query } = data.products;
  // The same articles would be on the page twice.
  const hasArticles = articleTiles(data.products, { from: query.from, count: cards.length }).size > 0;
  const isLeaf = data.links.some(({ id }) => id === data.id);
  return (
    <Listing
      title={data.title}
      description={data.description}
      crumbs={[{ label: t('breadcrumb.home'), href: routePath('index', locale) }, ...data.crumbs]}
      related={
        <>
          {/* Only on the first page. They stay when a filter is chosen: without them the filter bar would move away from the pointer. */}
          {data.tiles.length > 0 && data.products.query.from === 1 && <CategoryTiles tiles={data.tiles} look="row" isFirst />}
          {data.links.length > 0 && <CategoryLinks label={t('category.parts', { title: isLeaf ? parent : data.title })} links={data.links} currentId={data.id} />}
        </>
      }
      products={data.products}
      more={!hasArticles && <Slot name="content/recent-posts" params={{ category: String(data.id) }} className={styles.posts} />}
      empty={
        isSoldInForints ? (
          <NoProducts isSoldInForints />
        ) : (
          <EmptyState
            icon="store"
            title={t('category.emptyTitle')}
            action={<ButtonLink href={routePath('all-products', locale)}>{t('list.toAllProducts')}</ButtonLink>}
          >
            {t('category.emptyText')}
          </EmptyState>
        )
      }
    />
  );
}
