import { FormCheckbox, LegalLabel } from '@feszek/forms';
import type { FormHandle } from '@feszek/forms';
import { useShop } from '@feszek/kit';
import { useT } from '../i18n.ts';
import type { RegistrationValues } from './registrationValues.ts';
import styles from './Registration.module.css';

interface ConsentFieldsProps {
  readonly form: FormHandle<RegistrationValues>;
  /** The company that sends the newsletter. */
  readonly seller: string;
}

/** The terms and the privacy notice, which are required, and the newsletter. */
export function ConsentFields({ form, seller }: ConsentFieldsProps) {
  const t = useT();
  const { locale } = useShop();
  return (
    <fieldset className={styles.consents}>
      <legend className={styles.legend}>{t('registration.consents')}</legend>
      <FormCheckbox form={form} name="is_terms_accepted" required label={<LegalLabel text={t('registration.terms')} document="terms" locale={locale} />} />
      <FormCheckbox form={form} name="is_privacy_accepted" required label={<LegalLabel text={t('registration.privacy')} document="privacy" locale={locale} />} />
      <FormCheckbox form={form} name="is_newsletter_subscription" label={t('registration.newsletter', { seller })} />
    </fieldset>
  );
}
