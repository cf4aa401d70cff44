import { taxNumberExample } from '@feszek/contract';
import { BotCheck, Form, FormField, useBotCheck, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, RadioCard, RadioGroup } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { EMPTY_REGISTRATION } from './registrationValues.ts';
import page from '../layout/FormPage.module.css';
import styles from './Registration.module.css';

const loadRules = () => import(/* webpackChunkName: "rules" */ './registrationRules.ts');

interface RegistrationFormProps {
  /** The company that sends the newsletter. */
  readonly seller: string;
  /** Called with the address once the API has accepted the registration; the form stays busy until it resolves. */
  readonly onRegistered: (email: string) => Promise<void>;
}

/** The form for a person or a company. */
export function RegistrationForm({ seller, onRegistered }: RegistrationFormProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const botCheck = useBotCheck({ action: 'registration', locale, api: () => browser().api });
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: EMPTY_REGISTRATION,
    validate: async (values) => (await loadRules()).registrationErrors(values, locale, t('registration.mustAccept')),
    async onSubmit(values) {
      const input = (await loadRules()).toRegistrationInput(values);
      await botCheck.send((token) => browser().api.post('/api/auth/register', { ...input, bot_check_token: token }));
      await onRegistered(input.email);
    },
  });
  const { is_company: isCompany, name, email, company_name: companyName } = form.values;
  const labels = {
    company_name: t('registration.companyName'), tax_number: t('registration.taxNumber'),
    name: t(isCompany ? 'registration.contactName' : 'registration.name'), email: t('common.email'),
    password: t('password.password'), password_confirmation: t('password.confirmation'),
    is_terms_accepted: t('registration.termsShort'), is_privacy_accepted: t('registration.privacyShort'),
  };
  return (
    <Form form={form} labels={labels} title={t('registration.failed')} className={page.scripted}>
      <RadioGroup legend={t('registration.kind')} className={styles.kinds}>
        <RadioCard name="is_company" title={t('registration.person')} checked={!isCompany} onChange={() => form.set('is_company', false)} />
        <RadioCard name="is_company" title={t('registration.company')} checked={isCompany} onChange={() => form.set('is_company', true)} />
      </RadioGroup>
      {isCompany && (
        <>
          <FormField form={form} name="company_name" label={labels.company_name} autoComplete="organization" />
          <FormField form={form} name="tax_number" label={labels.tax_number} hint={t('registration.taxNumberHint', { example: taxNumberExample() })} autoComplete="off" />
        </>
      )}
      <FormField form={form} name="name" label={labels.name} autoComplete="name" />
      <FormField form={form} name="email" label={labels.email} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <NewPasswordFields form={form} labels={labels} personal={[name, email, companyName]} />
      <ConsentFields form={form} seller={seller} />
      <BotCheck check={botCheck} />
      <Button type="submit" size="large" wide loading={form.isSubmitting} data-replay>
        {t('registration.submit')}
      </Button>
    </Form>
  );
}
