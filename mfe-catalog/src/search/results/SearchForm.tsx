import { LIMITS, routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, TextInput, VisuallyHidden } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../../i18n.ts';
import styles from './SearchScreen.module.css';

/** The field of the search page: a form that works without scripts. */
export function SearchForm({ searchText }: { readonly searchText: string }) {
  const t = useT();
  const id = useId();
  const { locale } = useShop();
  return (
    <form className={styles.form} role="search" method="get" action={routePath('search', locale)}>
      <VisuallyHidden>
        <label htmlFor={id}>{t('search.label')}</label>
      </VisuallyHidden>
      {/* The key resets the field for another query. */}
      <TextInput key={searchText} id={id} type="search" name="q" defaultValue={searchText} placeholder={t('search.placeholder')} maxLength={LIMITS.query} autoComplete="off" enterKeyHint="search" />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  );
}
