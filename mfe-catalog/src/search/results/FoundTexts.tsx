import { routePath } from '@feszek/contract';
import type { ContentSearch } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { createResource, useResource } from '@feszek/store';
import { ErrorState, Picture, Skeleton } from '@feszek/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n.ts';
import { loadFoundTexts } from './loadFoundTexts.ts';
import styles from './FoundTexts.module.css';

const PICTURE_SIZES = '(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 8rem';

export interface FoundTextsProps {
  readonly searchText: string;
  /** The texts that came with the page; `null` if they could not be loaded. */
  readonly initial: ContentSearch | null;
}

/** Articles and pages that match a search, below the products; nothing without any. */
export function FoundTexts({ searchText, initial }: FoundTextsProps) {
  const t = useT();
  const browser = useBrowser();
  const [resource] = useState(() => createResource((signal) => loadFoundTexts(browser().api, searchText, { signal }), initial ? { initialData: initial } : {}));
  const { data, status } = useResource(resource);
  if (data && data.articles.length + data.pages.length === 0) return null;
  if (data) return <Section><Texts texts={data} /></Section>;
  if (status !== 'error') return <Section><Loading /></Section>;
  return (
    <Section>
      <ErrorState headingLevel={3} title={t('search.textsFailed')} retry={{ label: t('search.retry'), onRetry: () => void resource.reload() }}>
        {t('search.textsFailedText')}
      </ErrorState>
    </Section>
  );
}

function Section({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const titleId = useId();
  return (
    <section className={styles.found} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('search.textsTitle')}
      </h2>
      {children}
    </section>
  );
}

/** The place of the texts while the browser loads them. Without JavaScript the section is hidden. */
function Loading() {
  const t = useT();
  return (
    <div role="status" aria-label={t('search.textsLoading')} className={styles.loading}>
      {[1, 2, 3].map((id) => <Skeleton key={id} shape="block" />)}
    </div>
  );
}

function Texts({ texts: { articles, pages } }: { readonly texts: ContentSearch }) {
  const { locale } = useShop();
  return (
    <>
      {articles.length > 0 && (
        <ul role="list" className={styles.articles}>
          {articles.map(({ slug, title, description, image }) => (
            <li key={slug} className={styles.article}>
              <span className={styles.media}>{image && <Picture image={image} sizes={PICTURE_SIZES} ratio="landscape" alt="" />}</span>
              <Text href={routePath('blog-slug', locale, { slug })} title={title} description={description} />
            </li>
          ))}
        </ul>
      )}
      {pages.length > 0 && (
        <ul role="list" className={styles.pages}>
          {pages.map(({ address, title, description }) => (
            <li key={address} className={styles.page}>
              <Text href={address} title={title} description={description} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The whole entry is its link. */
function Text({ href, title, description }: { readonly href: string; readonly title: string; readonly description: string }) {
  return (
    <div className={styles.text}>
      <h3 className={styles.name}>
        <a href={href} className={styles.link}>
          {title}
        </a>
      </h3>
      <p className={styles.description}>{description}</p>
    </div>
  );
}
