import { BotCheck, Form, FormField, useBotCheck, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Notice } from '@feszek/ui';
import { useId, useState } from 'react';
import { useT } from '../i18n.ts';
import styles from './ResendActivation.module.css';

const loadRules = () => import(/* webpackChunkName: "rules" */ './resendRules.ts');

interface ResendActivationProps {
  readonly email?: string;
  /** Whether the link of an earlier mail was opened, and could not be used. */
  readonly hasOpenedLink?: boolean;
}

/** Requests another mail with a link for the activation. The response is the same for every address. */
export function ResendActivation({ email = '', hasOpenedLink = false }: ResendActivationProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [isSent, setSent] = useState(false);
  const titleId = useId();
  const botCheck = useBotCheck({ action: 'activation_resend', locale, api: () => browser().api });
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { email, bot_check_token: '' },
    showErrorsAfter: 'submit',
    validate: async (values) => (await loadRules()).resendErrors(values, locale),
    async onSubmit(values) {
      setSent(false);
      const input = (await loadRules()).toResendInput(values);
      await botCheck.send((token) => browser().api.post('/api/auth/activation/resend', { ...input, bot_check_token: token }));
    },
    onSent: () => setSent(true),
  });
  const labels = { email: t('common.email') };
  return (
    <section aria-labelledby={titleId} className={styles.resend}>
      <h2 id={titleId} className={styles.title}>
        {t(hasOpenedLink ? 'resend.anotherTitle' : 'resend.title')}
      </h2>
      <p className={styles.text}>{t(hasOpenedLink ? 'resend.anotherText' : 'resend.text')}</p>
      <Form form={form} labels={labels} title={t('resend.failed')}>
        <FormField form={form} name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        <BotCheck check={botCheck} />
        <Button type="submit" variant="secondary" loading={form.isSubmitting}>
          {t('resend.submit')}
        </Button>
      </Form>
      <div role="status">{isSent && <Notice tone="success">{t('resend.sent')}</Notice>}</div>
    </section>
  );
}
