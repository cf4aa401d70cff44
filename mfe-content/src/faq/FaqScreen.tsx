import { ANCHORS, routePath } from '@feszek/contract';
import type { Faq } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Breadcrumb, Container, EmptyState } from '@feszek/ui';
import { useRef } from 'react';
import { useT } from '../i18n.ts';
import { topicAnchor } from './anchors.ts';
import { FaqTopic } from './FaqTopic.tsx';
import { useOpenAnchored } from './useOpenAnchored.ts';
import styles from './FaqScreen.module.css';

/** Frequently asked questions: a navigation of topics, and the questions of each topic, which expand to their answers. */
export function FaqScreen({ data: { topics } }: { readonly data: Faq }) {
  const t = useT();
  const { locale } = useShop();
  const page = useRef<HTMLDivElement>(null);
  useOpenAnchored(page);
  return (
    <div ref={page}>
      <Container className={styles.page}>
        <Breadcrumb label={t('breadcrumb.label')} crumbs={[{ label: t('breadcrumb.home'), href: routePath('index', locale) }, { label: t('faq.title'), href: routePath('faq', locale) }]} />
        <header className={styles.header}>
          <h1>{t('faq.title')}</h1>
          {topics.length > 0 && <p className={styles.intro}>{t('faq.intro')}</p>}
        </header>
        {topics.length > 0 ? (
          <div className={styles.columns}>
            <TopicNavigation topics={topics} />
            <div className={styles.topics}>
              {topics.map((topic) => (
                <FaqTopic key={topic.id} topic={topic} />
              ))}
              <aside className={styles.more}>
                <h2 className={styles.moreTitle}>{t('faq.moreTitle')}</h2>
                <p>
                  {t('faq.moreText')} <a className={styles.moreLink} href={`#${ANCHORS.showrooms}`}>{t('faq.moreLink')}</a>
                </p>
              </aside>
            </div>
          </div>
        ) : (
          <EmptyState icon="info" title={t('faq.emptyTitle')}>
            {t('faq.emptyText')} <a className={styles.moreLink} href={`#${ANCHORS.showrooms}`}>{t('faq.moreLink')}</a>
          </EmptyState>
        )}
      </Container>
    </div>
  );
}

function TopicNavigation({ topics }: Faq) {
  const t = useT();
  return (
    <nav className={styles.navigation} aria-label={t('faq.topics')}>
      <ul role="list" className={styles.navigationList}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.navigationLink} href={`#${topicAnchor(id)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
