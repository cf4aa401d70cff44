import { useBrowser, useShop } from '@feszek/kit';
import { Button, Select } from '@feszek/ui';
import { useEffect, useId, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { useT } from '../i18n.ts';
import { SORTS, SORT_WORDS, isSort, listingHref } from './listingQuery.ts';
import type { ListingQuery } from './listingQuery.ts';
import styles from './Listing.module.css';

/**
 * The order of a listing: a form that works by itself, and applies at once where JavaScript runs.
 * The choice replaces the address, so that focus and scroll stay where the visitor made it.
 */
export function SortForm({ sort }: { readonly sort: ListingQuery['sort'] }) {
  const t = useT();
  const id = useId();
  const { pathname } = useShop();
  const browser = useBrowser();
  const select = useRef<HTMLSelectElement>(null);

  // The visitor's choice shows while its products are on the way; Back brings the order of the page that is shown.
  useEffect(() => {
    if (select.current) select.current.value = sort;
  }, [sort]);

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = isSort(event.target.value) ? event.target.value : 'default';
    void browser().bus.ask('navigation.go', { href: listingHref(pathname, { page: 1, sort: chosen }), replace: true });
  }

  return (
    <form className={styles.sort} method="get" action={pathname}>
      <label className={styles.sortLabel} htmlFor={id}>
        {t('sort.label')}
      </label>
      <Select id={id} ref={select} name="sort" defaultValue={sort} autoComplete="off" onChange={handleChange}>
        {SORTS.map((option) => (
          <option key={option} value={option}>
            {t(SORT_WORDS[option])}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="secondary">
          {t('sort.apply')}
        </Button>
      </noscript>
    </form>
  );
}
