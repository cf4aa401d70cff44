import { routePath } from '@feszek/contract';
import { FormCheckbox } from '@feszek/forms';
import type { FormHandle } from '@feszek/forms';
import { useShop } from '@feszek/kit';
import { useT } from '../i18n.ts';
import type { RegistrationValues } from './registrationValues.ts';
import styles from './Registration.module.css';

/** The terms and the privacy policy, which are required, and the newsletter. */
export function ConsentFields({ form }: { readonly form: FormHandle<RegistrationValues> }) {
  const t = useT();
  const { locale } = useShop();
  // A new tab: the form keeps its input.
  const terms = (
    <>
      {t('registration.terms.before')}{' '}
      <a href={routePath('terms', locale)} target="_blank" rel="noopener">
        {t('registration.terms.link')}
      </a>
      {t('registration.terms.after')}
    </>
  );
  return (
    <fieldset className={styles.consents}>
      <legend className={styles.legend}>{t('registration.consents')}</legend>
      <FormCheckbox form={form} name="is_terms_accepted" required label={terms} />
      <FormCheckbox form={form} name="is_privacy_accepted" required label={t('registration.privacy')} />
      <FormCheckbox form={form} name="is_newsletter_subscription" label={t('registration.newsletter')} />
    </fieldset>
  );
}
