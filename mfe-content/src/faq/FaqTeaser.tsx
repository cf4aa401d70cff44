import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, Container, Icon } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import { questionPath } from './anchors.ts';
import type { TeaserQuestion } from './loadFaq.ts';
import styles from './FaqTeaser.module.css';

/** The first questions as links to their answers: a section of another slice's page, with its own gutters. */
export function FaqTeaser({ data: questions }: { readonly data: readonly TeaserQuestion[] }) {
  const t = useT();
  const { locale } = useShop();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Container className={styles.teaser}>
        <div className={styles.head}>
          <h2 id={titleId}>{t('teaser.title')}</h2>
          <ButtonLink href={routePath('faq', locale)} variant="secondary">
            {t('teaser.all')}
          </ButtonLink>
        </div>
        <ul role="list" className={styles.list}>
          {questions.map(({ id, question }) => (
            <li key={id} className={styles.item}>
              <a className={styles.link} href={questionPath(locale, id)}>
                {question}
                <Icon name="arrow-right" className={styles.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
