import { routePath } from '@feszek/contract';
import type { RouteName } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Breadcrumb, Container } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import styles from './FormScreen.module.css';

interface FormScreenProps {
  readonly route: RouteName;
  /** The messages of the screen: title and intro. */
  readonly texts: 'contact' | 'newsletter' | 'dataSheet';
  readonly children: ReactNode;
}

/** A screen with a form: breadcrumb, heading, intro. */
export function FormScreen({ route, texts, children }: FormScreenProps) {
  const t = useT();
  const { locale } = useShop();
  const title = t(`${texts}.title`);
  return (
    <Container className={styles.page}>
      <Breadcrumb label={t('forms.breadcrumb')} crumbs={[{ label: t('forms.home'), href: routePath('index', locale) }, { label: title, href: routePath(route, locale) }]} />
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.intro}>{t(`${texts}.intro`)}</p>
      </header>
      {children}
    </Container>
  );
}
