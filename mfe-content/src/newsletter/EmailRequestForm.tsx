import { formErrors, newsletterInputSchema } from '@feszek/contract';
import { BotCheck, Form, FormField, useBotCheck, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useId, useState } from 'react';
import { FormFrame } from '../forms/FormFrame.tsx';
import { FormOutcome } from '../forms/FormOutcome.tsx';
import { useT } from '../i18n.ts';
import styles from '../forms/FormFrame.module.css';

interface EmailRequestFormProps {
  /** The messages of the form. */
  readonly texts: 'newsletter.form' | 'dataSheet.link';
  /** Path of the API that mails a link. */
  readonly path: string;
  /** A text before the form. */
  readonly intro?: string;
  /** The company whose newsletter is subscribed to: the form has a field for the name, and the text of the consent. */
  readonly subscribesTo?: string;
}

/** Requests a mail with a link. The text afterwards is the same for every address. */
export function EmailRequestForm({ texts, path, intro, subscribesTo }: EmailRequestFormProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [sentTo, setSentTo] = useState<string>();
  const botCheck = useBotCheck({ action: 'newsletter', locale, api: () => browser().api });
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { name: '', email: '' },
    showErrorsAfter: 'submit',
    validate: (values) => formErrors(newsletterInputSchema, values, locale),
    async onSubmit(values) {
      const { name, email } = newsletterInputSchema.cast(values);
      await botCheck.send((token) => browser().api.post(path, { email, ...(subscribesTo !== undefined && { name }), bot_check_token: token }));
      setSentTo(email);
    },
  });
  if (sentTo !== undefined) {
    return (
      <FormOutcome icon="mail" title={t(`${texts}.sentTitle`)} action={<Button variant="secondary" onClick={() => setSentTo(undefined)}>{t('forms.again')}</Button>}>
        <p>{t(`${texts}.sent`, { email: sentTo })}</p>
      </FormOutcome>
    );
  }
  const labels = { name: t('forms.name'), email: t('forms.email') };
  return (
    <FormFrame>
      {intro !== undefined && <p>{intro}</p>}
      <Form form={form} labels={labels} title={t(`${texts}.failed`)} className={styles.scripted}>
        {subscribesTo !== undefined && <FormField form={form} name="name" label={labels.name} optionalNote={t('forms.optional')} autoComplete="name" />}
        <FormField form={form} name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        {subscribesTo !== undefined && <p className={styles.note}>{t('newsletter.consent', { seller: subscribesTo })}</p>}
        <BotCheck check={botCheck} />
        <Button type="submit" size="large" wide loading={form.isSubmitting} data-replay>
          {t(`${texts}.submit`)}
        </Button>
      </Form>
    </FormFrame>
  );
}
