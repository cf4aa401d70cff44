import type { Locale } from '@feszek/contract';
import { BROWSER_STORAGE } from '@feszek/contract/browser-storage';
import { CONSENT_CATEGORIES } from '@feszek/contract/consent-texts';
import type { ConsentCategory } from '@feszek/contract/consent-texts';
import { CONSENT_TEXTS } from './texts.ts';
import styles from './StoredItems.module.css';

/**
 * What the shop stores in the browser for one category: name, purpose and period. One category is open at a time, and a long list
 * scrolls, so that the answers below it stay visible.
 */
export function StoredItems({ category, locale }: { readonly category: ConsentCategory; readonly locale: Locale }) {
  const texts = CONSENT_TEXTS[locale];
  const items = BROWSER_STORAGE.filter((item) => item.category === category);
  return (
    <details className={styles.details} name="stored-items">
      <summary className={styles.summary}>{texts.stored}</summary>
      {items.length === 0 ? (
        <p>{texts.nothingStored}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the list
        <div className={styles.scroll} role="group" aria-label={`${CONSENT_CATEGORIES[locale][category].title}: ${texts.stored}`} tabIndex={0}>
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
        </div>
      )}
    </details>
  );
}
