import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState, Pagination } from '@feszek/ui';
import { AccountPage } from '../account/AccountPage.tsx';
import { useT } from '../i18n.ts';
import type { OrdersData } from './loadOrders.ts';
import { ListTabs } from './ListTabs.tsx';
import { OrderCard } from './OrderCard.tsx';
import { ordersHref } from './ordersAddress.ts';
import { StatusFilter } from './StatusFilter.tsx';
import styles from './OrdersScreen.module.css';

/** The list is empty: nothing was ordered yet, or nothing has the status of the filter. */
function NoOrders({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <EmptyState
      icon={isFiltered ? 'filter' : 'bag'}
      title={t(isFiltered ? 'orders.noneFiltered' : 'orders.none')}
      action={
        <ButtonLink href={isFiltered ? ordersHref(locale, { status: undefined, page: 1 }) : routePath('all-products', locale)} variant={isFiltered ? 'secondary' : 'primary'}>
          {t(isFiltered ? 'orders.showAll' : 'orders.toShop')}
        </ButtonLink>
      }
    >
      {!isFiltered && <p>{t('orders.noneText')}</p>}
    </EmptyState>
  );
}

/** The orders of the user: a filter by status, one card for each order, and pages. */
export function OrdersScreen({ data: { address, list } }: { readonly data: OrdersData }) {
  const t = useT();
  const { locale } = useShop();
  const { orders, paging } = list;
  const isFiltered = address.status !== undefined;
  return (
    <AccountPage route="account-orders" title={t('orders.title')}>
      <ListTabs current="orders" />
      {(isFiltered || orders.length > 0) && <StatusFilter status={address.status} />}
      {orders.length === 0 ? (
        <NoOrders isFiltered={isFiltered} />
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
