import type { ProductFilters } from '@feszek/contract';
import type { Choice } from './ChoiceList.tsx';

/** The category facet as a tree: each category before its children. */
export function categoryChoices(categories: ProductFilters['categories'], chosen: readonly number[]): Choice[] {
  const isTop = (parentId: number | null) => !categories.some(({ id }) => id === parentId);
  const choices = (below: ProductFilters['categories'], isInner: boolean): Choice[] =>
    below.flatMap(({ id, title, count }) => [
      { value: String(id), title, count, isChosen: chosen.includes(id), isInner },
      ...choices(categories.filter(({ parent_id }) => parent_id === id), true),
    ]);
  return choices(categories.filter(({ parent_id }) => isTop(parent_id)), false);
}
