import { Notice } from '@feszek/ui';
import { AccountPage } from '../layout/AccountPage.tsx';
import { useT } from '../i18n.ts';
import { DetailsForm } from './DetailsForm.tsx';
import type { DetailsData } from './loadDetails.ts';

/** The user's data, to change. */
export function DetailsScreen({ data: { account } }: { readonly data: DetailsData }) {
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
