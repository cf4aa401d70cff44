import { useShop } from '@feszek/kit';
import { Breadcrumb, Container, Notice, classNames } from '@feszek/ui';
import { Blocks } from '../blocks/Blocks.tsx';
import { PageLink } from '../blocks/PageLink.ts';
import { Contents } from '../contents/Contents.tsx';
import { useI18n, useT } from '../i18n.ts';
import { pageCrumbs } from './pageHead.ts';
import type { PageView } from './pageView.ts';
import styles from './PageScreen.module.css';

/** A page of content, such as the terms or the delivery options. */
export function PageScreen({ data }: { readonly data: PageView }) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const { title, description, contents, blocks, version, isCurrent, isUpcoming, isPreview, link } = data;
  const hasContents = contents.length > 0;
  return (
    <Container className={styles.page}>
      <Breadcrumb label={t('breadcrumb.label')} crumbs={pageCrumbs(data, { locale, t })} />
      {isPreview && <Notice>{t(isUpcoming ? 'page.previewOfVersion' : 'page.preview')}</Notice>}
      {!isCurrent && !isUpcoming && <EarlierVersion page={data} />}
      <article className={classNames(styles.document, hasContents ? styles.withContents : styles.withoutContents)}>
        <header className={styles.header}>
          <h1>{title}</h1>
          <p className={styles.description}>{description}</p>
          {version && <p className={styles.version}>{t('page.version', { date: formatDate(version) })}</p>}
        </header>
        {hasContents && <div className={styles.aside}><Contents entries={contents} /></div>}
        <div className={styles.body}>
          <PageLink value={link}><Blocks blocks={blocks} /></PageLink>
          <Versions page={data} />
        </div>
      </article>
    </Container>
  );
}

/** The notice above a version that does not apply today. */
function EarlierVersion({ page: { addresses } }: { readonly page: PageView }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <Notice tone="warning">
      {t('page.earlier')} <a href={addresses[locale]}>{t('page.toCurrent')}</a>
    </Notice>
  );
}

/** Links to the other versions of the page; nothing without any. */
function Versions({ page: { addresses, otherVersions } }: { readonly page: PageView }) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  if (otherVersions.length === 0) return null;
  return (
    <section className={styles.versions} aria-labelledby="versions" data-print="hide">
      <h2 id="versions" className={styles.versionsTitle}>
        {t('page.versions')}
      </h2>
      <ul role="list" className={styles.versionList}>
        {otherVersions.map((version) => (
          <li key={version}>
            <a className={styles.versionLink} href={`${addresses[locale]}?version=${version}`} rel="nofollow">
              {t('page.version', { date: formatDate(version) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
