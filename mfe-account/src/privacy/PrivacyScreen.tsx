import { Notice } from '@feszek/ui';
import { AccountPage } from '../account/AccountPage.tsx';
import type { AccountData } from '../account/loadAccount.ts';
import { useT } from '../i18n.ts';
import { Section } from '../security/Section.tsx';
import { DeletionForm } from './DeletionForm.tsx';
import { NewsletterSwitch } from './NewsletterSwitch.tsx';

/** The newsletter, and the deletion of the account. */
export function PrivacyScreen({ data: { account } }: { readonly data: AccountData }) {
  const t = useT();
  return (
    <AccountPage route="account-privacy" title={t('account.privacy')} intro={t('privacy.intro')}>
      <noscript>
        <Notice>{t('common.scriptNeeded')}</Notice>
      </noscript>
      <Section title={t('privacy.newsletterTitle')}>
        <NewsletterSwitch account={account} />
      </Section>
      <Section title={t('privacy.deletionTitle')} intro={t('privacy.deletionText')}>
        <DeletionForm />
      </Section>
    </AccountPage>
  );
}
