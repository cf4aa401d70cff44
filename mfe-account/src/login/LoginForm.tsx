import { formErrors, loginInputSchema } from '@feszek/contract';
import type { User } from '@feszek/contract';
import { Form, FormField, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Notice } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import styles from './LoginScreen.module.css';
import { PasswordInput } from './PasswordInput.tsx';

export interface LoginFormProps {
  /** Called with the user who has signed in; the form stays busy until it resolves. */
  readonly onSignedIn: (user: User) => Promise<void>;
}

/** Email address and password. Errors are shown above the form and at the fields once it is submitted. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { email: '', password: '' },
    showErrorsAfter: 'submit',
    validate: (values) => formErrors(loginInputSchema, values, locale),
    async onSubmit(values) {
      await onSignedIn(await browser().api.post<User>('/api/auth/login', loginInputSchema.cast(values)));
    },
  });
  const labels = { email: t('login.email'), password: t('login.password') };
  return (
    <>
      <p className={styles.intro}>{t('login.intro')}</p>
      <noscript>
        <Notice>{t('login.scriptNeeded')}</Notice>
      </noscript>
      <Form form={form} labels={labels} title={t('login.failed')} className={styles.scripted}>
        <FormField form={form} name="email" label={labels.email} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <FormField form={form} name="password" label={labels.password} as={PasswordInput} autoComplete="current-password" />
        <Button type="submit" size="large" wide loading={form.isSubmitting} data-replay>
          {t('login.submit')}
        </Button>
      </Form>
    </>
  );
}
