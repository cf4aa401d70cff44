import { Notice } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import styles from './FormFrame.module.css';

/** A form in a narrow column, on a screen or inside a page of content. Without JavaScript a notice replaces it. */
export function FormFrame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <div className={styles.frame}>
      <noscript>
        <Notice>{t('forms.scriptNeeded')}</Notice>
      </noscript>
      {children}
    </div>
  );
}
