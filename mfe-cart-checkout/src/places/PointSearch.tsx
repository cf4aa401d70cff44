import { LIMITS } from '@feszek/contract';
import { Button, Field, TextInput } from '@feszek/ui';
import type { KeyboardEvent } from 'react';
import { useT } from '../i18n.ts';
import styles from './Places.module.css';

interface PointSearchProps {
  readonly text: string;
  readonly controlId: string | undefined;
  readonly error: string | undefined;
  /** Called when the field gets the focus too: a suggested text that arrives later must not replace it. */
  readonly onType: (text: string) => void;
  readonly onSearch: () => void;
}

/** The search for parcel points. It is inside the form of the step, so Enter searches and does not submit. */
export function PointSearch({ text, controlId, error, onType, onSearch }: PointSearchProps) {
  const t = useT();

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onSearch();
  }

  return (
    <div className={styles.search}>
      <Field id={controlId} label={t('places.search')} hint={t('places.searchHint')} error={error} className={styles.searchField}>
        {(control) => (
          <TextInput {...control} required={false} value={text} maxLength={LIMITS.city} autoComplete="off" enterKeyHint="search" onFocus={() => onType(text)} onChange={(event) => onType(event.target.value)} onKeyDown={handleKey} />
        )}
      </Field>
      <Button variant="secondary" onClick={onSearch}>{t('places.searchAction')}</Button>
    </div>
  );
}
