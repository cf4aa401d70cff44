import { LIMITS, routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, Icon, IconButton, VisuallyHidden } from '@feszek/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useT } from '../../i18n.ts';
import { BeforeTyping } from './BeforeTyping.tsx';
import { onlySimilar } from './onlySimilar.ts';
import { optionId } from './optionId.ts';
import { groupsOf } from './suggestionGroups.ts';
import { Suggestions } from './Suggestions.tsx';
import { useActiveOption } from './useActiveOption.ts';
import type { Shortcuts } from './shortcuts.ts';
import { useSuggestions } from './useSuggestions.ts';
import { searchHref } from '../searchHref.ts';
import styles from './SearchOverlay.module.css';

/** Minimum length of a query for suggestions. */
const FEWEST_LETTERS = 2;

export interface SearchPanelProps {
  readonly initialText: string;
  readonly shortcuts: Shortcuts;
  readonly onClose: () => void;
}

/** The field with suggestions below it, or with shortcuts before the visitor types. */
export function SearchPanel({ initialText, shortcuts, onClose }: SearchPanelProps) {
  const t = useT();
  const id = useId();
  const { locale } = useShop();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initialText);
  const trimmed = text.trim();
  const searchText = trimmed.length >= FEWEST_LETTERS ? trimmed : '';
  const suggestions = useSuggestions(searchText);
  const { answer, isLoading } = suggestions;
  const groups = answer ? groupsOf(answer, locale) : [];
  const allHref = searchHref(locale, trimmed);
  const listId = `${id}-list`;
  const options = groups.length > 0 ? [...groups.flatMap((group) => group.suggestions.map(({ href }) => href)), allHref] : [];
  const active = useActiveOption(options, (index) => document.getElementById(optionId(listId, index))?.click());

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useEffect(() => {
    if (active.index >= 0) document.getElementById(optionId(listId, active.index))?.scrollIntoView({ block: 'nearest' });
  }, [active.index, listId]);

  function write(next: string) {
    setText(next);
    active.reset();
  }
  function clear() {
    write('');
    input.current?.focus();
  }
  function handleSubmit(event: FormEvent) {
    if (trimmed === '') event.preventDefault();
  }
  const count = groups.reduce((sum, group) => sum + group.suggestions.length, 0);
  const said = answer && !isLoading ? [answer.corrected !== null && t('search.corrected', { words: answer.corrected }), onlySimilar(answer) && t('search.nearestNote', { words: searchText }), t('search.suggestions', { count })].filter(Boolean).join(' ') : '';

  return (
    // Covers the whole dialog, so that a click on the dialog element is a click on the backdrop.
    <div className={styles.panel}>
      <form className={styles.bar} role="search" method="get" action={routePath('search', locale)} onSubmit={handleSubmit}>
        <div className={styles.field}>
          <Icon name="search" />
          <VisuallyHidden>
            <label htmlFor={id}>{t('search.label')}</label>
          </VisuallyHidden>
          <input
            ref={input}
            id={id}
            className={styles.input}
            name="q"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-activedescendant={active.index >= 0 ? optionId(listId, active.index) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={LIMITS.query}
            placeholder={t('search.placeholder')}
            value={text}
            onChange={({ target }) => write(target.value)}
            onKeyDown={active.handleKey}
          />
          {text !== '' && <IconButton icon="close" label={t('search.clear')} onClick={clear} />}
        </div>
        <Button variant="quiet" onClick={onClose}>
          {t('search.close')}
        </Button>
      </form>
      <VisuallyHidden>
        <p role="status">{said}</p>
      </VisuallyHidden>
      {/* Scrolling the list by touch closes the on-screen keyboard. */}
      <div className={styles.body} onTouchMove={() => input.current?.blur()}>
        {searchText === '' ? (
          <BeforeTyping shortcuts={shortcuts} />
        ) : (
          <Suggestions listId={listId} searchText={trimmed} allHref={allHref} groups={groups} state={suggestions} activeIndex={active.index} />
        )}
      </div>
    </div>
  );
}
