import { Notice } from '@feszek/ui';
import { AccountPage } from '../layout/AccountPage.tsx';
import { useT } from '../i18n.ts';
import { Section } from '../layout/Section.tsx';
import { DeletionForm } from './DeletionForm.tsx';
import { ExportRequest } from './ExportRequest.tsx';
import type { PrivacyData } from './loadPrivacy.ts';
import { NewsletterSwitch } from './NewsletterSwitch.tsx';
import { PasskeyDeletion } from './PasskeyDeletion.tsx';
import { RetentionList } from './RetentionList.tsx';

/** The newsletter, a copy of one's data, the deletion of the account, and what is stored for how long. */
export function PrivacyScreen({ data: { account, retention } }: { readonly data: PrivacyData }) {
  const t = useT();
  return (
    <AccountPage route="account-privacy" title={t('account.privacy')} intro={t('privacy.intro')}>
      <noscript>
        <Notice>{t('common.scriptNeeded')}</Notice>
      </noscript>
      <Section title={t('privacy.newsletterTitle')} intro={t('privacy.newsletterText')}>
        <NewsletterSwitch account={account} />
      </Section>
      <Section title={t('privacy.exportTitle')} intro={t('privacy.exportText')}>
        <ExportRequest account={account} />
      </Section>
      <Section title={t('privacy.deletionTitle')} intro={t('privacy.deletionText')}>
        {account.has_password ? <DeletionForm email={account.email} /> : <PasskeyDeletion email={account.email} />}
      </Section>
      <Section title={t('privacy.retentionTitle')} intro={t('privacy.retentionText')}>
        <RetentionList retention={retention} />
      </Section>
    </AccountPage>
  );
}
