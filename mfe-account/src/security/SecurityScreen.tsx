import { useBrowser } from '@feszek/kit';
import { Notice } from '@feszek/ui';
import { useRef, useState } from 'react';
import { AccountPage } from '../layout/AccountPage.tsx';
import { useT } from '../i18n.ts';
import { PasskeySection } from '../passkeys/PasskeySection.tsx';
import { useReauthentication } from '../reauthentication/useReauthentication.tsx';
import { EmailForm } from './EmailForm.tsx';
import type { SecurityData } from './loadSecurity.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { Section } from '../layout/Section.tsx';
import { SessionList } from './SessionList.tsx';

/** Password, passkeys, email address and signed-in devices. */
export function SecurityScreen({ data: { account, sessions, passkeys: loaded } }: { readonly data: SecurityData }) {
  const t = useT();
  const browser = useBrowser();
  const [hasPassword, setHasPassword] = useState(account.has_password);
  const [passkeys, setPasskeys] = useState(loaded);
  /** A saved password empties its form. */
  const [saves, setSaves] = useState(0);
  /** Changes that have ended the other sessions. */
  const [ends, setEnds] = useState(0);
  const [pending, setPending] = useState(account.pending_email);
  const [requests, setRequests] = useState(0);
  const { run, dialog } = useReauthentication({ email: account.email, hasPassword, hasPasskey: passkeys.length > 0 });
  // A form that is replaced takes the focus with it: the focus then moves to its part.
  const passwordPart = useRef<HTMLDivElement>(null);
  const emailPart = useRef<HTMLDivElement>(null);

  const showEnd = () => setEnds((count) => count + 1);

  function showSaved(): void {
    setSaves((count) => count + 1);
    setHasPassword(true);
    showEnd();
    passwordPart.current?.focus();
    browser().bus.emit('notice.shown', { kind: 'success', text: t('security.passwordSaved') });
  }

  function showTurnedOff(): void {
    setHasPassword(false);
    showEnd();
    passwordPart.current?.focus();
  }

  function showPending(email: string): void {
    setRequests((count) => count + 1);
    setPending(email);
    emailPart.current?.focus();
  }

  return (
    <AccountPage route="account-security" title={t('account.security')}>
      <noscript>
        <Notice>{t('common.scriptNeeded')}</Notice>
      </noscript>
      <div ref={passwordPart} tabIndex={-1}>
        <PasswordSection key={saves} account={account} hasPassword={hasPassword} hasPasskey={passkeys.length > 0} run={run} onSaved={showSaved} onTurnedOff={showTurnedOff} />
      </div>
      <PasskeySection passkeys={passkeys} run={run} onChanged={setPasskeys} onRemoved={showEnd} />
      <div ref={emailPart} tabIndex={-1}>
        <Section
          title={t('security.emailTitle')}
          intro={
            <>
              {t('security.emailText')} <strong>{account.email}</strong>
            </>
          }
        >
          <div role="status">{pending && <Notice>{t('security.emailSent', { email: pending })}</Notice>}</div>
          <EmailForm key={requests} hasPassword={hasPassword} run={run} onRequested={showPending} />
        </Section>
      </div>
      <Section title={t('security.sessionsTitle')} intro={t('security.sessionsText')}>
        <SessionList key={ends} loaded={ends > 0 ? sessions.filter(({ is_current: isCurrent }) => isCurrent) : sessions} />
      </Section>
      {dialog}
    </AccountPage>
  );
}
