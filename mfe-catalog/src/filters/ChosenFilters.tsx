import { useShop } from '@feszek/kit';
import { Icon } from '@feszek/ui';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useT } from '../i18n.ts';
import { fromStart, listingHref } from '../list-query/listingQuery.ts';
import type { ListingQuery } from '../list-query/listingQuery.ts';
import type { ShowChoice } from '../list-query/useChoice.ts';
import type { ChosenFilter } from './chosenFilters.ts';
import { NO_FILTERS } from '../list-query/filters.ts';
import styles from './ChosenFilters.module.css';

export interface ChosenFiltersProps {
  readonly query: ListingQuery;
  readonly chosen: readonly ChosenFilter[];
  readonly onChoose: ShowChoice;
}

/** The chosen values, each a link to the list without it. When a value is removed, the focus moves to the next one. */
export function ChosenFilters({ query, chosen, onChoose }: ChosenFiltersProps) {
  const t = useT();
  const { pathname } = useShop();
  const row = useRef<HTMLDivElement>(null);
  const taken = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (taken.current === undefined) return;
    const links = row.current?.querySelectorAll('a') ?? [];
    const next = links[Math.min(taken.current, links.length - 1)] ?? row.current;
    taken.current = undefined;
    next?.focus({ preventScroll: true });
  }, [query]);

  function handleClick(event: MouseEvent, without: ListingQuery, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    taken.current = index;
    void onChoose(without);
  }

  const nothing = fromStart(query, NO_FILTERS);
  return (
    <div ref={row} tabIndex={-1} role="group" aria-label={t('filters.chosen')} className={styles.row} data-print="hide">
      {chosen.map(({ key, title, without }, index) => (
        <a key={key} className={styles.chip} href={listingHref(pathname, without)} aria-label={t('filters.remove', { title })} onClick={(event) => handleClick(event, without, index)}>
          <span className={styles.title}>{title}</span>
          <Icon name="close" size="small" />
        </a>
      ))}
      {chosen.length > 1 && (
        <a className={styles.clear} href={listingHref(pathname, nothing)} onClick={(event) => handleClick(event, nothing, 0)}>
          {t('filters.clear')}
        </a>
      )}
    </div>
  );
}
