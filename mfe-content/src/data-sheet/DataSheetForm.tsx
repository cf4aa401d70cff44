import { NEWSLETTER_TOPICS, LOCALES, dataSheetInputSchema, formErrors } from '@feszek/contract';
import type { DataSheet, DataSheetSaved, Locale } from '@feszek/contract';
import { Form, FormCheckbox, FormField, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Field, Notice, Select } from '@feszek/ui';
import { useId, useState } from 'react';
import { FormFrame } from '../forms/FormFrame.tsx';
import { useI18n } from '../i18n.ts';
import { Unsubscribe } from './Unsubscribe.tsx';
import styles from '../forms/FormFrame.module.css';

interface DataSheetFormProps {
  readonly sheet: DataSheet;
  readonly token: string;
  /** Called with the address once the subscription has ended. */
  readonly onUnsubscribed: (email: string) => void;
}

/** The form's values: one checkbox per topic. The API names faults of the topics `topics`. */
function valuesOf({ name, email, locale, topics }: DataSheet) {
  const has = (topic: DataSheet['topics'][number]) => topics.includes(topic);
  return { name, email, locale, new_products: has('new_products'), articles: has('articles'), sales: has('sales'), topics: '' };
}

type Values = ReturnType<typeof valuesOf>;

function inputOf({ name, email, locale, ...rest }: Values, token: string) {
  return { token, name, email, locale, topics: NEWSLETTER_TOPICS.filter((topic) => rest[topic]) };
}

/** What is stored about a subscriber, to correct, and the end of the subscription. */
export function DataSheetForm({ sheet, token, onUnsubscribed }: DataSheetFormProps) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const browser = useBrowser();
  const [pending, setPending] = useState('');
  const form = useForm<Values>({
    idPrefix: useId(),
    locale,
    initialValues: valuesOf(sheet),
    validate: (values) => formErrors(dataSheetInputSchema, inputOf(values, token), locale),
    async onSubmit(values) {
      const input = dataSheetInputSchema.cast(inputOf(values, token));
      const { is_email_pending: isPending } = await browser().api.put<DataSheetSaved>('/api/newsletter/data-sheet', input);
      setPending(isPending ? input.email : '');
      browser().bus.emit('notice.shown', { kind: 'success', text: t('dataSheet.saved') });
    },
  });
  const languages: Readonly<Record<Locale, string>> = { hu: t('dataSheet.hungarian'), en: t('dataSheet.english') };
  const labels = { name: t('forms.name'), email: t('forms.email'), locale: t('dataSheet.language'), topics: t('dataSheet.topics') };
  const topicFault = form.errorOf('topics');
  return (
    <FormFrame>
      <p className={styles.note}>{t('dataSheet.since', { date: formatDate(sheet.confirmed_at ?? sheet.requested_at), source: t(`dataSheet.source.${sheet.source}`) })}</p>
      <Form form={form} labels={labels} title={t('dataSheet.failed')} className={styles.scripted}>
        <FormField form={form} name="name" label={labels.name} optionalNote={t('forms.optional')} autoComplete="name" />
        <FormField form={form} name="email" label={labels.email} hint={t('dataSheet.emailHint')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        <Field id={form.controlId('locale')} label={labels.locale} required>
          {(control) => (
            <Select {...control} name="locale" value={form.values.locale} onChange={(event) => form.set('locale', event.target.value)}>
              {LOCALES.map((language) => <option key={language} value={language}>{languages[language]}</option>)}
            </Select>
          )}
        </Field>
        <fieldset className={styles.choices} id={form.controlId('topics')} tabIndex={-1}>
          <legend className={styles.legend}>{labels.topics}</legend>
          {NEWSLETTER_TOPICS.map((topic) => <FormCheckbox key={topic} form={form} name={topic} label={t(`dataSheet.topic.${topic}`)} />)}
          {topicFault && <Notice tone="error">{topicFault}</Notice>}
        </fieldset>
        <Button type="submit" size="large" wide loading={form.isSubmitting} data-replay>
          {t('dataSheet.submit')}
        </Button>
      </Form>
      {pending && <Notice role="status">{t('dataSheet.emailPending', { email: pending })}</Notice>}
      <Unsubscribe token={token} onDone={onUnsubscribed} />
    </FormFrame>
  );
}
