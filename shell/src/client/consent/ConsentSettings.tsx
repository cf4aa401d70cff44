import type { Consent, ConsentChoice, Locale } from '@feszek/contract';
import { CONSENT_CATEGORIES } from '@feszek/contract/consent-texts';
import { Button, Checkbox } from '@feszek/ui';
import { useState } from 'react';
import { StoredItems } from './StoredItems.tsx';
import { CONSENT_TEXTS } from './texts.ts';
import styles from './ConsentSettings.module.css';

interface ConsentSettingsProps {
  readonly locale: Locale;
  /** The decision that applies. Without one, every category is off. */
  readonly consent: Consent | undefined;
  readonly onSave: (choice: ConsentChoice) => void;
}

/** The choice by category in the consent bar, with what is stored for each. */
export function ConsentSettings({ locale, consent, onSave }: ConsentSettingsProps) {
  const texts = CONSENT_TEXTS[locale];
  const { necessary, statistics: forStatistics, marketing: forMarketing } = CONSENT_CATEGORIES[locale];
  const [statistics, setStatistics] = useState(consent?.statistics ?? false);
  const [marketing, setMarketing] = useState(consent?.marketing ?? false);

  return (
    <div className={styles.settings}>
      <fieldset className={styles.categories}>
        <legend className={styles.legend}>{texts.categories}</legend>
        <Checkbox label={necessary.title} hint={necessary.hint} checked disabled />
        <StoredItems category="necessary" locale={locale} />
        <Checkbox label={forStatistics.title} hint={forStatistics.hint} checked={statistics} onChange={({ target }) => setStatistics(target.checked)} />
        <StoredItems category="statistics" locale={locale} />
        <Checkbox label={forMarketing.title} hint={forMarketing.hint} checked={marketing} onChange={({ target }) => setMarketing(target.checked)} />
        <StoredItems category="marketing" locale={locale} />
      </fieldset>
      <Button className={styles.save} variant="secondary" wide onClick={() => onSave({ statistics, marketing })}>{texts.save}</Button>
    </div>
  );
}
