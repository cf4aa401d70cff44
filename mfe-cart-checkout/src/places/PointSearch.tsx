import { LIMITS } from '@feszek/contract';
import { Button, Field, TextInput } from '@feszek/ui';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useT } from '../i18n.ts';
import styles from './Places.module.css';

interface PointSearchProps {
  readonly initial: string;
  readonly controlId: string | undefined;
  readonly error: string | undefined;
  readonly onSearch: (search: string) => void;
}

/** The search for parcel points. It is inside the form of the step, so Enter searches and does not submit. */
export function PointSearch({ initial, controlId, error, onSearch }: PointSearchProps) {
  const t = useT();
  const [text, setText] = useState(initial);
  const search = () => onSearch(text.trim());

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  }

  return (
    <div className={styles.search}>
      <Field id={controlId} label={t('places.search')} hint={t('places.searchHint')} error={error} className={styles.searchField}>
        {(control) => (
          <TextInput {...control} required={false} value={text} maxLength={LIMITS.city} autoComplete="off" enterKeyHint="search" onChange={(event) => setText(event.target.value)} onKeyDown={handleKey} />
        )}
      </Field>
      <Button variant="secondary" onClick={search}>{t('places.searchAction')}</Button>
    </div>
  );
}
