import { apiErrorMessage, isApiError } from '@feszek/api-client';
import { formErrors, loginInputSchema } from '@feszek/contract';
import type { LoginInput, User } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Field, Notice, TextInput } from '@feszek/ui';
import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useT } from '../i18n.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './LoginScreen.module.css';
import { PasswordInput } from './PasswordInput.tsx';
import { useTypedEarly } from './useTypedEarly.ts';

const FIELDS = ['email', 'password'] as const;

export interface LoginFormProps {
  /** Called with whoever has signed in; the form stays busy until it is done. */
  readonly onSignedIn: (user: User) => Promise<void>;
}

/**
 * Email and password. What went wrong is said above the form, and beside the fields once they were sent; the focus goes to
 * the first field at fault, or to the words above where no field is.
 */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();

  async function signIn(values: LoginInput): Promise<User | undefined> {
    try {
      return await browser().api.post<User>('/api/auth/login', loginInputSchema.cast(values));
    } catch (error) {
      const ofFields = isApiError(error) ? error.fields : [];
      if (ofFields.length > 0) formik.setErrors(Object.fromEntries(ofFields.map(({ path, message }) => [path, message])));
      setFailure(ofFields.length > 0 ? undefined : apiErrorMessage(error, locale));
      return undefined;
    }
  }

  const formik = useFormik<LoginInput>({
    initialValues: { email: '', password: '' },
    validateOnBlur: false,
    validate: (values) => formErrors(loginInputSchema, values, locale),
    onSubmit: async (values) => {
      const user = await signIn(values);
      if (user) await onSignedIn(user);
    },
  });
  const { submitCount, isSubmitting, errors } = formik;
  useTypedEarly(form, formik.setValues);

  // Nobody is told of a mistake before he has sent the form; from then on each goes as soon as it is put right.
  const errorOf = (name: keyof LoginInput) => (submitCount > 0 ? errors[name] : undefined);
  const ofFields = FIELDS.flatMap((name) => (errorOf(name) ? [{ text: `${t(`login.${name}`)}: ${errorOf(name)}`, fieldId: id + name }] : []));
  const problems = ofFields.length === 0 && failure ? [{ text: failure }] : ofFields;

  const takeFocus = useEffectEvent(() => {
    const [first] = ofFields.map(({ fieldId }) => document.getElementById(fieldId));
    (first ?? summary.current)?.focus();
  });
  useEffect(() => {
    if (!isSubmitting) takeFocus();
  }, [isSubmitting]);

  return (
    <>
      <p className={styles.intro}>{t('login.intro')}</p>
      <noscript>
        <Notice>{t('login.scriptNeeded')}</Notice>
      </noscript>
      <ErrorSummary title={t('login.failed')} problems={problems} ref={summary} />
      {/* Were it ever sent by the browser itself, `post` keeps the password out of the address. */}
      <form ref={form} method="post" noValidate className={`${styles.form} ${styles.scripted}`} onSubmit={formik.handleSubmit}>
        <Field label={t('login.email')} error={errorOf('email')} required id={`${id}email`}>
          {(control) => (
            <TextInput {...control} {...formik.getFieldProps('email')} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
          )}
        </Field>
        <Field label={t('login.password')} error={errorOf('password')} required id={`${id}password`}>
          {(control) => <PasswordInput {...control} {...formik.getFieldProps('password')} autoComplete="current-password" />}
        </Field>
        <Button type="submit" size="large" wide loading={isSubmitting} data-replay>
          {t('login.submit')}
        </Button>
      </form>
    </>
  );
}
