import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { CategoryScreen } from './CategoryScreen.tsx';
import { listingHead } from './listingHead.ts';
import { loadCategory } from './loadCategory.ts';
import type { CategoryView } from './loadCategory.ts';

export const screen = defineScreen<CategoryView>({
  load: loadCategory,
  head(data, context) {
    const crumbs = [{ label: context.t('breadcrumb.home'), href: routePath('index', context.locale) }, ...data.crumbs];
    return listingHead({ ...data, crumbs }, context);
  },
  Component: CategoryScreen,
});
