import { routePath } from '@feszek/contract';
import type { RouteName } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Breadcrumb, Container } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import styles from './TitledPage.module.css';

interface TitledPageProps {
  readonly route: RouteName;
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A page below the home page: breadcrumb, heading, intro, content. */
export function TitledPage({ route, title, intro, children }: TitledPageProps) {
  const t = useT();
  const { locale } = useShop();
  return (
    <Container className={styles.page}>
      <Breadcrumb label={t('breadcrumb.label')} crumbs={[{ label: t('breadcrumb.home'), href: routePath('index', locale) }, { label: title, href: routePath(route, locale) }]} />
      <header className={styles.header}>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
    </Container>
  );
}
