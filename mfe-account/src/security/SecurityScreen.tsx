import { useBrowser } from '@feszek/kit';
import { Notice } from '@feszek/ui';
import { useState } from 'react';
import { AccountPage } from '../account/AccountPage.tsx';
import { useT } from '../i18n.ts';
import { EmailForm } from './EmailForm.tsx';
import type { SecurityData } from './loadSecurity.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Section } from './Section.tsx';
import { SessionList } from './SessionList.tsx';

/** Password, email address and signed-in devices. */
export function SecurityScreen({ data: { account, sessions } }: { readonly data: SecurityData }) {
  const t = useT();
  const browser = useBrowser();
  /** A saved password empties its form, and ends the other sessions. */
  const [saves, setSaves] = useState(0);
  const [pending, setPending] = useState(account.pending_email);
  const [requests, setRequests] = useState(0);

  function showSaved(): void {
    setSaves((count) => count + 1);
    browser().bus.emit('notice.shown', { kind: 'success', text: t('security.passwordSaved') });
  }

  function showPending(email: string): void {
    setRequests((count) => count + 1);
    setPending(email);
  }

  return (
    <AccountPage route="account-security" title={t('account.security')}>
      <noscript>
        <Notice>{t('common.scriptNeeded')}</Notice>
      </noscript>
      <Section title={t('security.passwordTitle')} intro={t('security.passwordText')}>
        <PasswordForm key={saves} personal={[account.name, account.email]} onSaved={showSaved} />
      </Section>
      <Section
        title={t('security.emailTitle')}
        intro={
          <>
            {t('security.emailText')} <strong>{account.email}</strong>
          </>
        }
      >
        <div role="status">{pending && <Notice>{t('security.emailSent', { email: pending })}</Notice>}</div>
        <EmailForm key={requests} onRequested={showPending} />
      </Section>
      <Section title={t('security.sessionsTitle')} intro={t('security.sessionsText')}>
        <SessionList key={saves} loaded={saves > 0 ? sessions.filter(({ is_current: isCurrent }) => isCurrent) : sessions} />
      </Section>
    </AccountPage>
  );
}
