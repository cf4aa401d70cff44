import type { Passkey, Passkeys } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { isReauthenticationRefused } from '../reauthentication/useReauthentication.tsx';
import type { Reauthentication } from '../reauthentication/useReauthentication.tsx';
import { passkeyFaultText } from '../webauthn/passkeyFaultText.ts';

export interface PasskeysOptions {
  readonly run: Reauthentication['run'];
  readonly onChanged: (passkeys: Passkeys) => void;
  /** Called once a passkey is removed, which ends the other sessions. */
  readonly onRemoved: () => void;
}

export interface PasskeyActions {
  readonly isAdding: boolean;
  /** Why the last passkey was not added. */
  readonly fault: string | undefined;
  add(): void;
  /** Removes a passkey. Returns whether it is removed; otherwise the user has seen why. */
  remove(passkey: Passkey): Promise<boolean>;
}

/** Adds and removes passkeys of the account. */
export function usePasskeys({ run, onChanged, onRemoved }: PasskeysOptions): PasskeyActions {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [isAdding, setAdding] = useState(false);
  const [fault, setFault] = useState<string>();

  async function add(): Promise<void> {
    const { api, bus } = browser();
    setAdding(true);
    setFault(undefined);
    try {
      const { addPasskey } = await import(/* webpackChunkName: "account-passkeys" */ '../webauthn/accountPasskeys.ts');
      onChanged(await run(() => addPasskey(api)));
      bus.emit('notice.shown', { kind: 'success', text: t('passkeys.added') });
    } catch (error) {
      if (!isReauthenticationRefused(error)) setFault(passkeyFaultText(error, locale, t));
    }
    setAdding(false);
  }

  async function remove({ id, name }: Passkey): Promise<boolean> {
    const { api, bus } = browser();
    try {
      onChanged(await run(() => api.delete<Passkeys>(`/api/account/passkeys/${id}`)));
      onRemoved();
      bus.emit('notice.shown', { kind: 'success', text: t('passkeys.removed', { name }) });
      return true;
    } catch (error) {
      if (!isReauthenticationRefused(error)) bus.emit('notice.shown', { kind: 'error', text: passkeyFaultText(error, locale, t) });
      return false;
    }
  }

  return { isAdding, fault, add: () => void add(), remove };
}
