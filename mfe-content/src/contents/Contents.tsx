import { Icon } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { ContentsEntry } from './tableOfContents.ts';
import { useCurrentSection } from './useCurrentSection.ts';
import styles from './Contents.module.css';

/**
 * The table of contents of a document: closed above the text on a narrow screen, beside the text on a wide one. It marks the
 * section that is being read.
 */
export function Contents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  const t = useT();
  const current = useCurrentSection(entries);
  return (
    <nav className={styles.contents} aria-label={t('contents.title')} data-print="hide">
      <details className={styles.details}>
        <summary className={styles.title}>
          {t('contents.title')}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <ol role="list" className={styles.list}>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
