import { apiErrorMessage } from '@feszek/api-client';
import { useBrowser, useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { isReauthenticationRefused } from '../reauthentication/useReauthentication.tsx';
import type { Reauthentication } from '../reauthentication/useReauthentication.tsx';
import page from '../layout/FormPage.module.css';

interface TurnPasswordOffProps {
  readonly run: Reauthentication['run'];
  /** Called once the password is turned off, which ends the other sessions. */
  readonly onDone: () => void;
}

/** A button that turns the password off, with a confirmation. */
export function TurnPasswordOff({ run, onDone }: TurnPasswordOffProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [isConfirming, setConfirming] = useState(false);

  async function turnOff(): Promise<void> {
    const { api, bus } = browser();
    try {
      await run(() => api.delete('/api/account/password'));
      onDone();
      bus.emit('notice.shown', { kind: 'success', text: t('security.turnedOff') });
    } catch (error) {
      if (!isReauthenticationRefused(error)) bus.emit('notice.shown', { kind: 'error', text: apiErrorMessage(error, locale) });
    }
    setConfirming(false);
  }

  return (
    <>
      <div>
        <Button variant="secondary" className={page.scripted} onClick={() => setConfirming(true)} data-replay>
          {t('security.turnOff')}
        </Button>
      </div>
      {isConfirming && (
        <ConfirmDialog title={t('security.turnOffTitle')} action={t('security.turnOff')} onConfirm={turnOff} onClose={() => setConfirming(false)}>
          {t('security.turnOffText')}
        </ConfirmDialog>
      )}
    </>
  );
}
