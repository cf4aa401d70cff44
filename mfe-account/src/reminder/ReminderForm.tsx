import { routePath } from '@feszek/contract';
import { BotCheck, Form, FormField, useBotCheck, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import styles from '../layout/FormPage.module.css';

const loadRules = () => import(/* webpackChunkName: "rules" */ './reminderRules.ts');

/** The place of the token in the address of the page for a new password; the API replaces it. */
const TOKEN_PLACE = '{token}';

/** The address of this shop's page for a new password, as the API expects it. */
function resultUrl(locale: 'hu' | 'en'): string {
  return window.location.origin + decodeURIComponent(routePath('auth-password-reset', locale, { token: TOKEN_PLACE }));
}

/** The email address to which the link for a new password goes. */
export function ReminderForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const botCheck = useBotCheck({ action: 'password_reminder', locale, api: () => browser().api });
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { email: '', bot_check_token: '' },
    showErrorsAfter: 'submit',
    validate: async (values) => (await loadRules()).reminderErrors(values, locale),
    async onSubmit(values) {
      const input = (await loadRules()).toReminderInput(values);
      await botCheck.send((token) => browser().api.post('/api/auth/password/reset', { ...input, result_url: resultUrl(locale), bot_check_token: token }));
      onSent(input.email);
    },
  });
  const labels = { email: t('common.email') };
  return (
    <Form form={form} labels={labels} title={t('reminder.failed')} className={styles.scripted}>
      <FormField form={form} name="email" label={labels.email} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <BotCheck check={botCheck} />
      <Button type="submit" size="large" wide loading={form.isSubmitting} data-replay>
        {t('reminder.submit')}
      </Button>
    </Form>
  );
}
