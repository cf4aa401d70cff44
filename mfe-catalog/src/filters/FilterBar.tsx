import { useShop } from '@feszek/kit';
import { Button, Select } from '@feszek/ui';
import { useEffect, useId, useRef } from 'react';
import type { FormEvent } from 'react';
import { useT } from '../i18n.ts';
import { SORTS, SORT_LABELS, fromStart, isSort } from '../list-query/listingQuery.ts';
import type { ListingQuery } from '../list-query/listingQuery.ts';
import type { ProductPage } from '../list-query/productPage.ts';
import type { ShowChoice } from '../list-query/useChoice.ts';
import { DrawerOpener } from './DrawerOpener.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { FilterBox } from './FilterBox.tsx';
import { useDraft } from './useDraft.ts';
import { useFilterBoxes } from './useFilterBoxes.ts';
import { useFilterGroups } from './useFilterGroups.tsx';
import { useIntent } from './useIntent.ts';
import { useKeptPlace } from './useKeptPlace.ts';
import styles from './FilterBar.module.css';

/** Debounce time of typed values, in milliseconds. */
const TYPING_MS = 600;

export interface FilterBarProps {
  readonly products: ProductPage;
  readonly onChoose: ShowChoice;
}

/**
 * The filters and the sort order of a listing: a form that works without JavaScript, and applies every choice immediately
 * with JavaScript. With JavaScript all filters are in a drawer as well; a desktop has the first of them in the bar, too.
 */
export function FilterBar({ products, onChoose }: FilterBarProps) {
  const t = useT();
  const id = useId();
  const { pathname } = useShop();
  const { query, filters } = products;
  const [draft, setDraft] = useDraft(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [query]);
  const bar = useRef<HTMLDivElement>(null);
  const keepPlace = useKeptPlace(bar, query);
  const choose: ShowChoice = (next) => {
    keepPlace();
    return onChoose(next);
  };

  function handleChange(next: ListingQuery, isTyping: boolean) {
    clearTimeout(timer.current);
    setDraft(next);
    if (isTyping) timer.current = setTimeout(() => void choose(next), TYPING_MS);
    else void choose(next);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    clearTimeout(timer.current);
    void choose(draft);
  }

  function handleSort(value: string) {
    const next = fromStart(draft, { sort: isSort(value) ? value : 'default' });
    setDraft(next);
    void onChoose(next, { replace: true });
  }

  const choice = { query: draft, filters, onChange: handleChange };
  const groups = useFilterGroups(choice);
  const boxes = useFilterBoxes(choice);
  const [inStock, ...others] = boxes;
  const intent = useIntent((name, value) => groups.find((group) => group.name === name)?.after?.(value) ?? boxes.find((box) => box.name === name)?.after);
  return (
    <div ref={bar} className={styles.bar}>
      {/* Not in the form, because the drawer has its own choice. */}
      <DrawerOpener products={products} onChoose={onChoose} />
      <form className={styles.form} method="get" action={pathname} onSubmit={handleSubmit} {...intent}>
        {query.searchText && <input type="hidden" name="q" value={query.searchText} />}
        <div role="group" aria-label={t('filters.label')} className={styles.filters}>
          {groups.map((group) => (
            <FilterPopover key={group.name} group={group} name={id} />
          ))}
          <FilterBox box={inStock} />
          {/* With scripts, a bar of one line has no room for them: they are in the drawer. */}
          <div className={styles.others}>{others.map((box) => <FilterBox key={box.name} box={box} />)}</div>
        </div>
        <div className={styles.sort}>
          <label className={styles.sortLabel} htmlFor={id}>
            {t('sort.label')}
          </label>
          <Select id={id} name="sort" value={draft.sort} autoComplete="off" onChange={(event) => handleSort(event.target.value)}>
            {SORTS.map((option) => (
              <option key={option} value={option}>
                {t(SORT_LABELS[option])}
              </option>
            ))}
          </Select>
          <noscript>
            <Button type="submit" variant="secondary">
              {t('sort.apply')}
            </Button>
          </noscript>
        </div>
      </form>
    </div>
  );
}
