import { isApiError } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import type { User } from '@feszek/contract';
import { BotCheck, Form, FormCheckbox, FormField, useBotCheck, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useId, useState } from 'react';
import { useI18n } from '../i18n.ts';
import { PasswordInput } from '../password/PasswordInput.tsx';
import { ResendActivation } from '../activation/ResendActivation.tsx';
import { isAccountClosing } from './isAccountClosing.ts';
import { loginFault } from './loginFault.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SIGN_IN_QUEUE } from './signInQueue.ts';
import styles from '../layout/FormPage.module.css';

const loadRules = () => import(/* webpackChunkName: "rules" */ './loginRules.ts');

export interface LoginFormProps {
  /** Called with the user who has signed in; the form stays busy until it resolves. */
  readonly onSignedIn: (user: User) => Promise<void>;
}

/** Email address and password, with links for visitors without an account or without the password. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const browser = useBrowser();
  /** The address of an account that waits for its activation. */
  const [inactive, setInactive] = useState<string>();
  /** Whether an account will be deleted, which its user can cancel. */
  const [isClosing, setClosing] = useState(false);
  const botCheck = useBotCheck({ action: 'login', locale, api: () => browser().api, isOnDemand: true });
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { email: '', password: '', is_remembered: false, cancels_deletion: false, bot_check_token: '' },
    showErrorsAfter: 'submit',
    validate: async (values) => (await loadRules()).loginErrors(values, locale),
    async onSubmit(values) {
      setInactive(undefined);
      const input = (await loadRules()).toLoginInput(values);
      await onSignedIn(await botCheck.send((token) => browser().api.post<User>('/api/auth/login', { ...input, bot_check_token: token }, SIGN_IN_QUEUE)));
    },
    faultText(error) {
      if (isApiError(error) && error.code === 'account_not_activated') setInactive(form.values.email);
      if (isAccountClosing(error)) setClosing(true);
      return loginFault(error, { locale, t, formatDate });
    },
  });
  const labels = { email: t('common.email'), password: t('password.password') };
  return (
    <>
      <Form form={form} labels={labels} title={t('login.failed')} className={styles.scripted}>
        <FormField form={form} name="email" label={labels.email} type="email" inputMode="email" autoComplete="username webauthn" autoCapitalize="none" spellCheck={false} />
        <FormField form={form} name="password" label={labels.password} as={PasswordInput} autoComplete="current-password" />
        <FormCheckbox form={form} name="is_remembered" label={t('login.remember')} />
        {isClosing && <FormCheckbox form={form} name="cancels_deletion" label={t('login.cancelsDeletion')} />}
        <BotCheck check={botCheck} />
        <Button type="submit" size="large" wide loading={form.isSubmitting} data-replay>
          {t('login.submit')}
        </Button>
        <PasskeyButton isRemembered={form.values.is_remembered} onSignedIn={onSignedIn} />
        <p>
          <a href={routePath('auth-password-reminder', locale)}>{t('login.forgotten')}</a>
        </p>
      </Form>
      {inactive !== undefined && <ResendActivation key={inactive} email={inactive} />}
      <p className={styles.links}>
        <span>
          {t('login.noAccount')} <a href={routePath('auth-registration', locale)}>{t('login.register')}</a>
        </span>
      </p>
    </>
  );
}
