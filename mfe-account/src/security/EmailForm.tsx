import { Form, FormField, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import { PasswordInput } from '../password/PasswordInput.tsx';
import { isReauthenticationRefused } from '../reauthentication/useReauthentication.tsx';
import type { Reauthentication } from '../reauthentication/useReauthentication.tsx';
import page from '../layout/FormPage.module.css';

const loadRules = () => import(/* webpackChunkName: "rules" */ '../security-rules/securityRules.ts');

interface EmailFormProps {
  readonly hasPassword: boolean;
  readonly run: Reauthentication['run'];
  /** Called with the address once the mail is on its way. */
  readonly onRequested: (email: string) => void;
}

/** A new email address, with the current password of a user who has one. */
export function EmailForm({ hasPassword, run, onRequested }: EmailFormProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { email: '', current_password: '' },
    showErrorsAfter: 'submit',
    validate: async (values) => (await loadRules()).emailErrors(values, locale, hasPassword),
    async onSubmit(values) {
      const input = (await loadRules()).toEmailInput(values);
      await run(() => browser().api.put('/api/account/email', input));
      onRequested(input.email);
    },
    onError: isReauthenticationRefused,
  });
  const labels = { email: t('security.newEmail'), current_password: t('security.current') };
  return (
    <Form form={form} labels={labels} title={t('security.emailFailed')} className={page.scripted}>
      <FormField form={form} name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      {hasPassword && <FormField form={form} name="current_password" label={labels.current_password} as={PasswordInput} autoComplete="current-password" />}
      <div>
        <Button type="submit" loading={form.isSubmitting} data-replay>
          {t('security.emailSubmit')}
        </Button>
      </div>
    </Form>
  );
}
