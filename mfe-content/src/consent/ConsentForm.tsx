import { CONSENT_ANSWERS, CONSENT_FORM_PATH, consentMessageId, routePath } from '@feszek/contract';
import { CONSENT_CATEGORIES } from '@feszek/contract/consent-texts';
import { useShop } from '@feszek/kit';
import { Button, Checkbox } from '@feszek/ui';
import { useT } from '../i18n.ts';
import form from '../forms/FormFrame.module.css';
import styles from './ConsentForm.module.css';

/** Every choice, with the message that it is stored. */
const CHOICES = [[true, true], [true, false], [false, true], [false, false]].map(([statistics = false, marketing = false]) => consentMessageId({ statistics, marketing }));

/**
 * The visitor's choice about cookies. Without scripts the form posts to the shell, and the page shows the message of the
 * choice; the page is shared by all visitors, so its boxes are empty until the shell's script fills them.
 */
export function ConsentForm() {
  const t = useT();
  const { locale } = useShop();
  const { necessary, statistics, marketing } = CONSENT_CATEGORIES[locale];
  return (
    <feszek-consent>
      <form className={styles.form} method="post" action={CONSENT_FORM_PATH}>
        <input type="hidden" name="return_to" value={routePath('cookie-rules', locale)} />
        {CHOICES.map((id) => (
          <p key={id} id={id} className={styles.saved} tabIndex={-1}>
            {t(`consent.saved.${id}`)}
          </p>
        ))}
        <noscript>
          <p className={form.note}>{t('consent.boxesWithoutScript')}</p>
        </noscript>
        <fieldset className={form.choices}>
          <legend className={form.legend}>{t('consent.legend')}</legend>
          <Checkbox label={necessary.title} hint={necessary.hint} defaultChecked disabled />
          <Checkbox name="statistics" label={statistics.title} hint={statistics.hint} />
          <Checkbox name="marketing" label={marketing.title} hint={marketing.hint} />
        </fieldset>
        {/* The first button is the one that the Enter key presses. */}
        <div className={styles.answers}>
          <Button type="submit" variant="secondary" name="choice" value={CONSENT_ANSWERS.selected}>{t('consent.save')}</Button>
          <Button type="submit" variant="secondary" name="choice" value={CONSENT_ANSWERS.necessary}>{t('consent.necessary')}</Button>
          <Button type="submit" variant="secondary" name="choice" value={CONSENT_ANSWERS.all}>{t('consent.all')}</Button>
        </div>
      </form>
    </feszek-consent>
  );
}
