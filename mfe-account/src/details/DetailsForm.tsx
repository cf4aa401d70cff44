import { LOCALES, taxNumberExample } from '@feszek/contract';
import type { Account } from '@feszek/contract';
import { Form, FormCheckbox, FormField, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Field, Select } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import { detailsOf } from './detailsValues.ts';
import page from '../layout/FormPage.module.css';

const loadRules = () => import(/* webpackChunkName: "rules" */ './detailsRules.ts');
const LANGUAGES = { hu: 'details.hungarian', en: 'details.english' } as const;

/** Name, phone number, company, language of the mails, and newsletter. */
export function DetailsForm({ account }: { readonly account: Account }) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: detailsOf(account),
    validate: async (values) => (await loadRules()).detailsErrors(values, locale),
    async onSubmit(values) {
      const { toAccountInput } = await loadRules();
      const { api, bus } = browser();
      const { id, name, email } = await api.put<Account>('/api/account', toAccountInput(values));
      bus.set('visitor.user', { id, name, email });
      bus.emit('notice.shown', { kind: 'success', text: t('details.saved') });
    },
  });
  const labels = {
    name: t('details.name'), phone: t('details.phone'), 'company.name': t('details.companyName'), 'company.tax_number': t('details.taxNumber'), locale: t('details.locale'),
  };
  return (
    <Form form={form} labels={labels} title={t('details.failed')} className={page.scripted}>
      <FormField form={form} name="name" label={labels.name} autoComplete="name" />
      <FormField form={form} name="phone" label={labels.phone} optionalNote={t('common.optional')} type="tel" inputMode="tel" autoComplete="tel" />
      <FormCheckbox form={form} name="is_company" label={t('details.isCompany')} />
      {form.values.is_company && (
        <>
          <FormField form={form} name="company.name" label={labels['company.name']} autoComplete="organization" />
          <FormField form={form} name="company.tax_number" label={labels['company.tax_number']} hint={t('registration.taxNumberHint', { example: taxNumberExample() })} autoComplete="off" />
        </>
      )}
      <Field id={form.controlId('locale')} label={labels.locale} error={form.errorOf('locale')} required>
        {(control) => (
          <Select {...control} name="locale" value={form.values.locale} onChange={(event) => form.set('locale', event.target.value)}>
            {LOCALES.map((language) => (
              <option key={language} value={language}>
                {t(LANGUAGES[language])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormCheckbox form={form} name="is_newsletter_subscription" label={t('details.newsletter')} />
      <div>
        <Button type="submit" size="large" loading={form.isSubmitting} data-replay>
          {t('common.save')}
        </Button>
      </div>
    </Form>
  );
}
