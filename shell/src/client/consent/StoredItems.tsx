import type { Locale } from '@feszek/contract';
import { BROWSER_STORAGE } from '@feszek/contract/browser-storage';
import type { ConsentCategory } from '@feszek/contract/consent-texts';
import { CONSENT_TEXTS } from './texts.ts';
import styles from './StoredItems.module.css';

/** What the shop stores in the browser for one category: name, purpose and period. */
export function StoredItems({ category, locale }: { readonly category: ConsentCategory; readonly locale: Locale }) {
  const texts = CONSENT_TEXTS[locale];
  const items = BROWSER_STORAGE.filter((item) => item.category === category);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{texts.stored}</summary>
      {items.length === 0 ? (
        <p>{texts.nothingStored}</p>
      ) : (
        <dl className={styles.items}>
          {items.map(({ name, purpose, period }) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd>
                {purpose[locale]} ({period[locale]})
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
