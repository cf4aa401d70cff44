import { Form, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { UsernameInput } from '../password/UsernameInput.tsx';
import { isReauthenticationRefused } from '../reauthentication/useReauthentication.tsx';
import type { Reauthentication } from '../reauthentication/useReauthentication.tsx';
import page from '../layout/FormPage.module.css';

const loadRules = () => import(/* webpackChunkName: "rules" */ '../security-rules/securityRules.ts');

interface SetPasswordFormProps {
  readonly run: Reauthentication['run'];
  /** The user's. */
  readonly email: string;
  /** Texts that do not belong in the password. */
  readonly personal: readonly string[];
  /** Called once the password is saved. */
  readonly onSaved: () => void;
}

/** A password for a user without one. */
export function SetPasswordForm({ run, email, personal, onSaved }: SetPasswordFormProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { password: '', password_confirmation: '' },
    showErrorsAfter: 'submit',
    validate: async (values) => (await loadRules()).newPasswordErrors(values, locale),
    async onSubmit(values) {
      await run(() => browser().api.post('/api/account/password', values));
    },
    onSent: onSaved,
    onError: isReauthenticationRefused,
  });
  const labels = { password: t('password.newPassword'), password_confirmation: t('password.confirmation') };
  return (
    <Form form={form} labels={labels} title={t('security.setPasswordFailed')} className={page.scripted}>
      <UsernameInput email={email} />
      <NewPasswordFields form={form} labels={labels} personal={personal} />
      <div>
        <Button type="submit" loading={form.isSubmitting} data-replay>
          {t('security.setPassword')}
        </Button>
      </div>
    </Form>
  );
}
