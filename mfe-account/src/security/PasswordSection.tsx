import type { Account } from '@feszek/contract';
import { useT } from '../i18n.ts';
import type { Reauthentication } from '../reauthentication/useReauthentication.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Section } from '../layout/Section.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';
import { TurnPasswordOff } from './TurnPasswordOff.tsx';

interface PasswordSectionProps {
  readonly account: Account;
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
  readonly run: Reauthentication['run'];
  /** Called once a new password is saved. */
  readonly onSaved: () => void;
  readonly onTurnedOff: () => void;
}

/** A change of the password, and turning it off; a new one for a user without a password. */
export function PasswordSection({ account, hasPassword, hasPasskey, run, onSaved, onTurnedOff }: PasswordSectionProps) {
  const t = useT();
  const personal = [account.name, account.email];
  if (!hasPassword) {
    return (
      <Section title={t('security.setPasswordTitle')} intro={t('security.setPasswordText')}>
        <SetPasswordForm run={run} email={account.email} personal={personal} onSaved={onSaved} />
      </Section>
    );
  }
  return (
    <Section title={t('security.passwordTitle')} intro={t('security.passwordText')}>
      <PasswordForm email={account.email} personal={personal} onSaved={onSaved} />
      {hasPasskey && <TurnPasswordOff run={run} onDone={onTurnedOff} />}
    </Section>
  );
}
