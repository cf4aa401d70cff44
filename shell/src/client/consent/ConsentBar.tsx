import { routePath } from '@feszek/contract';
import type { Bus, ConsentChoice, Locale } from '@feszek/contract';
import { CONSENT_CATEGORIES } from '@feszek/contract/consent-texts';
import { Button, Checkbox, classNames } from '@feszek/ui';
import { useEffect, useRef, useState } from 'react';
import { decide } from './decide.ts';
import { StoredItems } from './StoredItems.tsx';
import { CONSENT_TEXTS } from './texts.ts';
import styles from './ConsentBar.module.css';

interface ConsentBarProps {
  readonly bus: Bus;
  readonly locale: Locale;
  /** The visitor opened it from the footer: it shows their choice, takes the focus, and can be closed without a change. */
  readonly isOpenedByVisitor: boolean;
  readonly onClose: () => void;
}

/** Requests consent to cookies. Both answers are equally prominent, and the default of every category is off. */
export function ConsentBar({ bus, locale, isOpenedByVisitor, onClose }: ConsentBarProps) {
  const texts = CONSENT_TEXTS[locale];
  const { necessary, statistics: forStatistics, marketing: forMarketing } = CONSENT_CATEGORIES[locale];
  const consent = bus.get('visitor.consent');
  const [statistics, setStatistics] = useState(consent?.statistics ?? false);
  const [marketing, setMarketing] = useState(consent?.marketing ?? false);
  const [hasSettings, setHasSettings] = useState(isOpenedByVisitor);
  const bar = useRef<HTMLElement>(null);
  const answer = (choice: ConsentChoice) => {
    decide(bus, choice);
    onClose();
  };

  useEffect(() => {
    if (isOpenedByVisitor) bar.current?.focus();
  }, [isOpenedByVisitor]);

  return (
    <section ref={bar} className={styles.bar} aria-label={texts.title} tabIndex={-1} data-consent-bar data-print="hide">
      <p className={styles.text}>
        {texts.text} <a href={routePath('cookie-rules', locale)}>{texts.policy}</a>
      </p>
      {hasSettings && (
        <fieldset className={styles.categories}>
          <legend className={styles.legend}>{texts.categories}</legend>
          <Checkbox label={necessary.title} hint={necessary.hint} checked disabled />
          <StoredItems category="necessary" locale={locale} />
          <Checkbox label={forStatistics.title} hint={forStatistics.hint} checked={statistics} onChange={({ target }) => setStatistics(target.checked)} />
          <StoredItems category="statistics" locale={locale} />
          <Checkbox label={forMarketing.title} hint={forMarketing.hint} checked={marketing} onChange={({ target }) => setMarketing(target.checked)} />
          <StoredItems category="marketing" locale={locale} />
        </fieldset>
      )}
      <div className={styles.answers}>
        <Button className={styles.answer} variant="secondary" onClick={() => answer({ statistics: true, marketing: true })}>{texts.accept}</Button>
        <Button className={styles.answer} variant="secondary" onClick={() => answer({ statistics: false, marketing: false })}>{texts.necessary}</Button>
        {hasSettings ? (
          <Button className={classNames(styles.answer, styles.more)} variant="secondary" onClick={() => answer({ statistics, marketing })}>{texts.save}</Button>
        ) : (
          <Button className={classNames(styles.answer, styles.more)} variant="quiet" onClick={() => setHasSettings(true)}>{texts.settings}</Button>
        )}
      </div>
    </section>
  );
}
