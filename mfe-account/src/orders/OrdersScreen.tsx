import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState, Pagination } from '@feszek/ui';
import { AccountPage } from '../layout/AccountPage.tsx';
import { useT } from '../i18n.ts';
import type { OrdersData } from './loadOrders.ts';
import { ListTabs } from './ListTabs.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { ordersHref } from './ordersAddress.ts';
import { StatusFilter } from './StatusFilter.tsx';
import styles from './OrdersScreen.module.css';

/** No order has the status of the filter. */
function NoneFiltered() {
  const t = useT();
  const { locale } = useShop();
  const all = <ButtonLink href={ordersHref(locale, { status: undefined, page: 1 })} variant="secondary">{t('orders.showAll')}</ButtonLink>;
  return <EmptyState icon="filter" title={t('orders.noneFiltered')} action={all} />;
}

/** The orders of the user: a filter by status, one card for each order, and pages. */
export function OrdersScreen({ data: { address, list, isShopEmpty } }: { readonly data: OrdersData }) {
  const t = useT();
  const { locale } = useShop();
  const { orders, paging } = list;
  const isFiltered = address.status !== undefined;
  return (
    <AccountPage route="account-orders" title={t('orders.title')}>
      <ListTabs current="orders" />
      {(isFiltered || orders.length > 0) && <StatusFilter status={address.status} />}
      {orders.length === 0 ? (
        isFiltered ? <NoneFiltered /> : <NoOrders isShopEmpty={isShopEmpty} />
      ) : (
        <>
          <p className={styles.count} role="status">{t('orders.count', { count: paging.total })}</p>
          <ul role="list" className={styles.list}>
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
          <Pagination
            page={paging.page}
            pageCount={paging.page_count}
            hrefFor={(page) => ordersHref(locale, { ...address, page })}
            labels={{ navigation: t('orders.pages'), previous: t('orders.previous'), next: t('orders.next'), page: (page) => t('orders.page', { page }) }}
          />
        </>
      )}
    </AccountPage>
  );
}
