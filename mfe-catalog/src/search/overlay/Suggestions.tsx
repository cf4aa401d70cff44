import { apiErrorMessage } from '@feszek/api-client';
import { useShop } from '@feszek/kit';
import { ErrorState, Icon, Picture, Skeleton, VisuallyHidden } from '@feszek/ui';
import { useEffect, useEffectEvent } from 'react';
import { useI18n, useT } from '../../i18n.ts';
import { UnavailableBadge } from '../../product-card/UnavailableBadge.tsx';
import { UnitPriceText } from '../../price/UnitPriceText.tsx';
import { searchHref } from '../searchHref.ts';
import { MarkedText } from './MarkedText.tsx';
import { onlySimilar } from './onlySimilar.ts';
import { optionId } from './optionId.ts';
import type { GroupName, Suggestion, SuggestionGroup } from './suggestionGroups.ts';
import type { SuggestionState } from './useSuggestions.ts';
import styles from './Suggestions.module.css';

const TITLES = { categories: 'search.categories', products: 'search.products', collections: 'search.collections', brands: 'search.brands', articles: 'search.articles', pages: 'search.pages' } as const satisfies Record<GroupName, string>;
/** Groups that are shown in a side column if there is space. */
const ASIDE: ReadonlySet<GroupName> = new Set(['collections', 'brands', 'articles', 'pages']);
const PICTURE_SIZES = '5rem';

export interface SuggestionsProps {
  readonly listId: string;
  /** The typed text. */
  readonly searchText: string;
  /** The address of all search results. */
  readonly allHref: string;
  readonly groups: readonly SuggestionGroup[];
  readonly state: SuggestionState;
  readonly activeIndex: number;
}

/** The suggestions for the typed text. The options are links, to which the field refers by `aria-activedescendant`. */
export function Suggestions(props: SuggestionsProps) {
  const t = useT();
  const { locale } = useShop();
  const { searchText, groups, state } = props;
  const { answer, isLoading, fault, retry } = state;
  if (fault !== undefined) return <Fault fault={fault} onRetry={retry} isLoading={isLoading} />;
  if (!answer) return <Loading />;
  if (groups.length === 0) return <Nothing {...props} />;
  return (
    <>
      {answer.corrected !== null && (
        <p className={styles.corrected}>
          {t('search.correctedLead')} <a href={searchHref(locale, answer.corrected)}>{answer.corrected}</a>
        </p>
      )}
      {onlySimilar(answer) && <p className={styles.corrected}>{t('search.nearestNote', { words: searchText })}</p>}
      <List {...props} typed={answer.corrected ?? searchText} />
    </>
  );
}

interface ListProps extends SuggestionsProps {
  /** The text to mark. */
  readonly typed: string;
}

function List({ listId, searchText, allHref, groups, state, activeIndex, typed }: ListProps) {
  const t = useT();
  const count = groups.reduce((sum, group) => sum + group.suggestions.length, 0);
  const startOf = (name: GroupName) => groups.slice(0, groups.findIndex((group) => group.name === name)).reduce((sum, group) => sum + group.suggestions.length, 0);
  const column = (isAside: boolean) =>
    groups.filter(({ name }) => ASIDE.has(name) === isAside).map((group) => (
      <Group key={group.name} group={group} listId={listId} start={startOf(group.name)} activeIndex={activeIndex} typed={typed} />
    ));
  const aside = column(true);
  return (
    <div id={listId} role="listbox" aria-label={t('search.suggestionsLabel')} aria-busy={state.isLoading} className={styles.list}>
      <div role="presentation" className={styles.columns}>
        <div role="presentation" className={styles.column}>{column(false)}</div>
        {aside.length > 0 && <div role="presentation" className={styles.column}>{aside}</div>}
      </div>
      <a id={optionId(listId, count)} role="option" aria-selected={activeIndex === count} tabIndex={-1} href={allHref} className={styles.all}>
        {t('search.all', { words: searchText })}
        <Icon name="arrow-right" size="small" />
      </a>
    </div>
  );
}

interface GroupProps {
  readonly group: SuggestionGroup;
  readonly listId: string;
  /** The index of the group's first option. */
  readonly start: number;
  readonly activeIndex: number;
  readonly typed: string;
}

function Group({ group: { name, suggestions }, listId, start, activeIndex, typed }: GroupProps) {
  const t = useT();
  const titleId = `${listId}-${name}`;
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} role="presentation" className={styles.groupTitle}>
        {t(TITLES[name])}
      </p>
      <div role="presentation" className={styles[name]}>
        {suggestions.map((suggestion, index) => (
          <a
            key={suggestion.href}
            id={optionId(listId, start + index)}
            role="option"
            aria-selected={activeIndex === start + index}
            tabIndex={-1}
            href={suggestion.href}
            className={styles.option}
          >
            <Line suggestion={suggestion} typed={typed} />
          </a>
        ))}
      </div>
    </div>
  );
}

function Line({ suggestion: { title, line, image, price, stockState, count }, typed }: { readonly suggestion: Suggestion; readonly typed: string }) {
  const { t, formatNumber } = useI18n();
  return (
    <>
      {image !== undefined && (
        <span className={styles.media}>
          <Picture image={image} sizes={PICTURE_SIZES} ratio={price ? 'portrait' : 'square'} alt="" />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.title}>
          <MarkedText text={title} typed={typed} />
        </span>
        {line && <span className={styles.line}>{line}</span>}
        {price && <UnitPriceText price={price} size="small" />}
        {stockState && (
          <span className={styles.tag}>
            <UnavailableBadge stockState={stockState} />
          </span>
        )}
      </span>
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">{formatNumber(count)}</span>
          <VisuallyHidden>{t('list.count', { count })}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

function Nothing({ searchText, allHref }: SuggestionsProps) {
  const t = useT();
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>{t('search.noneTitle', { words: searchText })}</p>
      <p>{t('search.noneText')}</p>
      <a href={allHref} className={styles.all}>
        {t('search.nearest')}
        <Icon name="arrow-right" size="small" />
      </a>
    </div>
  );
}

function Loading() {
  const t = useT();
  return (
    <div className={styles.loading} role="status" aria-busy="true">
      <VisuallyHidden>{t('search.loading')}</VisuallyHidden>
      {[1, 2, 3, 4].map((line) => (
        <div key={line} className={styles.loadingLine}>
          <Skeleton shape="block" className={styles.loadingMedia} />
          <div className={styles.loadingText}>
            <Skeleton width="medium" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Fault({ fault, isLoading, onRetry }: { readonly fault: unknown; readonly isLoading: boolean; readonly onRetry: () => void }) {
  const t = useT();
  const { locale } = useShop();
  const retry = useEffectEvent(onRetry);
  // A request that failed without a network is retried when the network is back.
  useEffect(() => {
    const tryAgain = () => retry();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  return (
    <ErrorState title={t('search.failedTitle')} retry={{ label: t('search.retry'), onRetry, loading: isLoading }}>
      <p>{apiErrorMessage(fault, locale)}</p>
    </ErrorState>
  );
}
