import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Notice } from '@feszek/ui';
import { useI18n } from '../i18n.ts';
import { NoOrders } from '../orders/NoOrders.tsx';
import { AccountPage } from '../layout/AccountPage.tsx';
import { LatestOrder } from './LatestOrder.tsx';
import type { OverviewData } from './loadOverview.ts';
import styles from './AccountScreen.module.css';

/** The overview: the latest order, the user's data, and links to other pages. */
export function AccountScreen({ data: { account, latestOrder, isShopEmpty } }: { readonly data: OverviewData }) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const links = [
    { route: 'account-details', title: t('account.details'), text: t('account.detailsText') },
    { route: 'account-addresses', title: t('account.addresses'), text: t('account.addressesText') },
    { route: 'account-security', title: t('account.security'), text: t('account.securityText') },
    { route: 'account-privacy', title: t('account.privacy'), text: t('account.privacyText') },
  ] as const;
  const rows = [
    { label: t('account.email'), value: account.email },
    { label: t('account.phone'), value: account.phone || t('account.none') },
    ...(account.company ? [{ label: t('account.company'), value: `${account.company.name} · ${account.company.tax_number}` }] : []),
  ];
  return (
    <AccountPage route="account" title={t('account.greeting', { name: account.name })} intro={t('account.since', { date: formatDate(account.created_at) })}>
      {account.pending_email && <Notice>{t('account.pendingEmail', { email: account.pending_email })}</Notice>}
      {latestOrder ? <LatestOrder order={latestOrder} /> : <NoOrders isShopEmpty={isShopEmpty} />}
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <ul role="list" className={styles.cards}>
        {links.map(({ route, title, text }) => (
          <li key={route}>
            <a href={routePath(route, locale)} className={styles.card}>
              <span className={styles.cardTitle}>{title}</span>
              <span className={styles.cardText}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </AccountPage>
  );
}
