import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { Listing } from './Listing.tsx';
import type { CategoryView } from './loadCategory.ts';

export function CategoryScreen({ data }: { readonly data: CategoryView }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <Listing
      title={data.title}
      description={data.description}
      crumbs={[{ label: t('breadcrumb.home'), href: routePath('index', locale) }, ...data.crumbs]}
      tiles={data.tiles}
      products={data.products}
      empty={
        <EmptyState
          icon="store"
          title={t('category.emptyTitle')}
          action={<ButtonLink href={routePath('all-products', locale)}>{t('list.toAllProducts')}</ButtonLink>}
        >
          {t('category.emptyText')}
        </EmptyState>
      }
    />
  );
}
