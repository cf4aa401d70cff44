import { apiErrorMessage } from '@feszek/api-client';
import { useBrowser, useShop } from '@feszek/kit';
import { useState } from 'react';
import { useT } from '../i18n.ts';

export interface SignOut {
  readonly isSigningOut: boolean;
  signOut(): void;
}

/**
 * Signs the visitor out in all tabs, and shows a notice. If the call fails, they stay signed in and see the error.
 *
 * @param onSignedOut - called after the visitor is a guest again
 */
export function useSignOut(onSignedOut?: () => void): SignOut {
  const t = useT();
  const browser = useBrowser();
  const { locale } = useShop();
  const [isSigningOut, setSigningOut] = useState(false);

  async function signOut(): Promise<void> {
    const { api, bus } = browser();
    setSigningOut(true);
    try {
      await api.post('/api/auth/logout');
      bus.set('visitor.user', null);
      bus.emit('notice.shown', { kind: 'success', text: t('signedIn.goodbye') });
      onSignedOut?.();
    } catch (error) {
      bus.emit('notice.shown', { kind: 'error', text: apiErrorMessage(error, locale) });
    }
    setSigningOut(false);
  }
  return { isSigningOut, signOut: () => void signOut() };
}
