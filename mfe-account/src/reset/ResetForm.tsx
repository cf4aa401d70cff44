import { isApiError } from '@feszek/api-client';
import { Form, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { UsernameInput } from '../password/UsernameInput.tsx';
import styles from '../layout/FormPage.module.css';

interface ResetFormProps {
  readonly token: string;
  /** The address of the account. */
  readonly email: string;
  /** Called once the new password is saved. */
  readonly onSaved: () => void;
  /** Called if the token can no longer be used. */
  readonly onInvalid: () => void;
}

const ENDINGS: ReadonlySet<string> = new Set(['token_invalid', 'token_expired']);

const loadRules = () => import(/* webpackChunkName: "rules" */ './resetRules.ts');

/** The form for a new password. */
export function ResetForm({ token, email, onSaved, onInvalid }: ResetFormProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { password: '', password_confirmation: '' },
    validate: async (values) => (await loadRules()).resetErrors(values, locale),
    async onSubmit(values) {
      await browser().api.post(`/api/auth/password/reset/${encodeURIComponent(token)}`, values);
    },
    onSent: onSaved,
    onError(error) {
      const isEnded = isApiError(error) && ENDINGS.has(error.code);
      if (isEnded) onInvalid();
      return isEnded;
    },
  });
  const labels = { password: t('password.newPassword'), password_confirmation: t('password.confirmation') };
  return (
    <Form form={form} labels={labels} title={t('reset.failed')} className={styles.scripted}>
      <UsernameInput email={email} />
      <NewPasswordFields form={form} labels={labels} personal={[email]} />
      <Button type="submit" size="large" wide loading={form.isSubmitting} data-replay>
        {t('reset.submit')}
      </Button>
    </Form>
  );
}
