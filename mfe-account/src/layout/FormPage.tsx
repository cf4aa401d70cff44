import { Container, Notice } from '@feszek/ui';
import type { ReactNode, Ref } from 'react';
import { useT } from '../i18n.ts';
import styles from './FormPage.module.css';

export interface FormPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** The heading can have the focus, which moves to it when the content of the screen is replaced. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A screen with one form: a narrow column with a heading. Without JavaScript a notice replaces the form. */
export function FormPage({ title, intro, headingRef, children }: FormPageProps) {
  const t = useT();
  return (
    <Container className={styles.page}>
      <div className={styles.column}>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className={styles.muted}>{intro}</p>}
        <noscript>
          <Notice>{t('common.scriptNeeded')}</Notice>
        </noscript>
        {children}
      </div>
    </Container>
  );
}
