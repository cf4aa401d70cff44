import { Form, FormField, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { PasswordInput } from '../password/PasswordInput.tsx';
import { UsernameInput } from '../password/UsernameInput.tsx';
import page from '../layout/FormPage.module.css';

const loadRules = () => import(/* webpackChunkName: "rules" */ '../security-rules/securityRules.ts');

interface PasswordFormProps {
  /** The user's. */
  readonly email: string;
  /** Texts that do not belong in the password. */
  readonly personal: readonly string[];
  /** Called once the new password is saved. */
  readonly onSaved: () => void;
}

/** A new password, with the current one. */
export function PasswordForm({ email, personal, onSaved }: PasswordFormProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { current_password: '', password: '', password_confirmation: '' },
    showErrorsAfter: 'submit',
    validate: async (values) => (await loadRules()).passwordErrors(values, locale),
    async onSubmit(values) {
      await browser().api.put('/api/account/password', values);
    },
    onSent: onSaved,
  });
  const labels = { current_password: t('security.current'), password: t('password.newPassword'), password_confirmation: t('password.confirmation') };
  return (
    <Form form={form} labels={labels} title={t('security.passwordFailed')} className={page.scripted}>
      <UsernameInput email={email} />
      <FormField form={form} name="current_password" label={labels.current_password} as={PasswordInput} autoComplete="current-password" />
      <NewPasswordFields form={form} labels={labels} personal={personal} />
      <div>
        <Button type="submit" loading={form.isSubmitting} data-replay>
          {t('security.passwordSubmit')}
        </Button>
      </div>
    </Form>
  );
}
