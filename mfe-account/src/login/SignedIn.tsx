import { apiErrorMessage } from '@feszek/api-client';
import type { User } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, ButtonLink, Notice } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import styles from './LoginScreen.module.css';

export interface SignedInProps {
  readonly user: User;
  /** The path of the next page. */
  readonly next: string;
  readonly onSignedOut: () => void;
}

/** The signed-in user, with a button to sign out. */
export function SignedIn({ user, next, onSignedOut }: SignedInProps) {
  const t = useT();
  const browser = useBrowser();
  const { locale } = useShop();
  const [isBusy, setBusy] = useState(false);

  async function signOut(): Promise<void> {
    const { api, bus } = browser();
    setBusy(true);
    try {
      await api.get('/api/auth/logout');
      onSignedOut();
    } catch (error) {
      bus.emit('notice.shown', { kind: 'error', text: apiErrorMessage(error, locale) });
      setBusy(false);
    }
  }

  return (
    <>
      <p className={styles.intro}>
        {t('signedIn.as')} <strong className={styles.address}>{user.email}</strong>
      </p>
      <div className={styles.actions}>
        <ButtonLink href={next}>{t('signedIn.continue')}</ButtonLink>
        <Button variant="secondary" className={styles.scripted} loading={isBusy} onClick={() => void signOut()} data-replay>
          {t('signedIn.signOut')}
        </Button>
      </div>
      <noscript>
        <Notice>{t('signedIn.scriptNeeded')}</Notice>
      </noscript>
    </>
  );
}
