import { Notice } from '@feszek/ui';
import { AccountPage } from '../account/AccountPage.tsx';
import type { AccountData } from '../account/loadAccount.ts';
import { useT } from '../i18n.ts';
import { DetailsForm } from './DetailsForm.tsx';

/** The user's data, to change. */
export function DetailsScreen({ data: { account } }: { readonly data: AccountData }) {
  const t = useT();
  return (
    <AccountPage route="account-details" title={t('account.details')} intro={t('details.intro')}>
      <noscript>
        <Notice>{t('common.scriptNeeded')}</Notice>
      </noscript>
      <DetailsForm account={account} />
    </AccountPage>
  );
}
