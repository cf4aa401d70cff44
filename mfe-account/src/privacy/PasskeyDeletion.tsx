import { apiErrorMessage } from '@feszek/api-client';
import { useBrowser, useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { isReauthenticationRefused, useReauthentication } from '../reauthentication/useReauthentication.tsx';
import { useAccountDeletion } from './useAccountDeletion.ts';
import page from '../layout/FormPage.module.css';

/** Requests the deletion of an account without a password, after a confirmation and with a passkey. */
export function PasskeyDeletion({ email }: { readonly email: string }) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const requestDeletion = useAccountDeletion();
  const { run, dialog } = useReauthentication({ email, hasPassword: false, hasPasskey: true });
  const [isConfirming, setConfirming] = useState(false);

  async function confirm(): Promise<void> {
    try {
      await run(() => requestDeletion(''));
    } catch (error) {
      if (!isReauthenticationRefused(error)) browser().bus.emit('notice.shown', { kind: 'error', text: apiErrorMessage(error, locale) });
    }
    setConfirming(false);
  }

  return (
    <>
      <div>
        <Button variant="secondary" className={page.scripted} onClick={() => setConfirming(true)} data-replay>
          {t('privacy.deletionSubmit')}
        </Button>
      </div>
      {isConfirming && (
        <ConfirmDialog title={t('privacy.deletionQuestion')} action={t('privacy.deletionSubmit')} onConfirm={confirm} onClose={() => setConfirming(false)}>
          {t('privacy.deletionConfirm')}
        </ConfirmDialog>
      )}
      {dialog}
    </>
  );
}
