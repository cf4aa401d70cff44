import { Form, FormField, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Dialog, Notice } from '@feszek/ui';
import { useEffect, useId, useState } from 'react';
import { useT } from '../i18n.ts';
import { PasswordInput } from '../password/PasswordInput.tsx';
import { UsernameInput } from '../password/UsernameInput.tsx';
import { passkeyFaultText } from '../webauthn/passkeyFaultText.ts';
import page from '../layout/FormPage.module.css';

const loadRules = () => import(/* webpackChunkName: "rules" */ '../security-rules/securityRules.ts');

/** The user, and what they can prove their identity with. */
export interface ReauthenticationMeans {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
}

interface ReauthenticationDialogProps {
  readonly means: ReauthenticationMeans;
  /** Called once the user is reauthenticated. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function PasswordConfirmation({ email, onDone }: Pick<ReauthenticationMeans, 'email'> & Pick<ReauthenticationDialogProps, 'onDone'>) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { current_password: '' },
    showErrorsAfter: 'submit',
    validate: async (values) => (await loadRules()).reauthenticationErrors(values, locale),
    async onSubmit(values) {
      await browser().api.post('/api/account/reauthentication', values);
    },
    onSent: onDone,
  });
  const labels = { current_password: t('security.current') };
  const field = form.controlId('current_password');
  useEffect(() => document.getElementById(field)?.focus(), [field]);
  return (
    <Form form={form} labels={labels} title={t('reauthentication.failed')}>
      <UsernameInput email={email} />
      <FormField form={form} name="current_password" label={labels.current_password} as={PasswordInput} autoComplete="current-password" />
      <Button type="submit" wide loading={form.isSubmitting}>
        {t('reauthentication.submit')}
      </Button>
    </Form>
  );
}

function PasskeyConfirmation({ onDone }: Pick<ReauthenticationDialogProps, 'onDone'>) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function confirm(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      const { reauthenticateWithPasskey } = await import(/* webpackChunkName: "account-passkeys" */ '../webauthn/accountPasskeys.ts');
      await reauthenticateWithPasskey(browser().api);
      onDone();
    } catch (error) {
      setFault(passkeyFaultText(error, locale, t));
    }
    setBusy(false);
  }

  return (
    <>
      <Button variant="secondary" wide loading={isBusy} onClick={() => void confirm()}>
        {t('reauthentication.passkey')}
      </Button>
      {fault !== undefined && (
        <Notice tone="error" role="alert">
          {fault}
        </Notice>
      )}
    </>
  );
}

/** Asks the user for their password or a passkey. */
export function ReauthenticationDialog({ means: { email, hasPassword, hasPasskey }, onDone, onClose }: ReauthenticationDialogProps) {
  const t = useT();
  return (
    <Dialog open title={t('reauthentication.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={page.stack}>
        <p>{t('reauthentication.text')}</p>
        {hasPassword && <PasswordConfirmation email={email} onDone={onDone} />}
        {hasPasskey && <PasskeyConfirmation onDone={onDone} />}
      </div>
    </Dialog>
  );
}
