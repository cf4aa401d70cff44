import { LIMITS, routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, TextInput, VisuallyHidden } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../../i18n.ts';
import styles from './SearchScreen.module.css';

/** The search page's own field: a form that works by itself. */
export function SearchForm({ words }: { readonly words: string }) {
  const t = useT();
  const id = useId();
  const { locale } = useShop();
  return (
    <form className={styles.form} role="search" method="get" action={routePath('search', locale)}>
      <VisuallyHidden>
        <label htmlFor={id}>{t('search.label')}</label>
      </VisuallyHidden>
      {/* Another search brings its own words into the field. */}
      <TextInput key={words} id={id} type="search" name="q" defaultValue={words} placeholder={t('search.placeholder')} maxLength={LIMITS.query} autoComplete="off" enterKeyHint="search" />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  );
}
