import { addQuery, routePath } from '@feszek/contract';
import { useBusState, useShop } from '@feszek/kit';
import { classNames } from '@feszek/ui';
import { useRef } from 'react';
import { useI18n, useT } from '../i18n.ts';
import { Screen } from '../layout/Screen.tsx';
import { CancelledText } from '../result/CancelledText.tsx';
import { failureMessage } from '../result/failureMessages.ts';
import { NextSteps } from '../result/NextSteps.tsx';
import { OrderDetails } from '../result/OrderDetails.tsx';
import type { OrderView } from '../result/orderView.ts';
import { PayAgain } from '../result/PayAgain.tsx';
import { ResponseDetails } from '../result/ResponseDetails.tsx';
import { resultState } from '../result/resultState.ts';
import { isByTransfer } from '../result/stepsAfterOrder.ts';
import { useLiveOrder } from '../result/useLiveOrder.ts';
import type { LiveOrder } from '../result/useLiveOrder.ts';
import { withdrawalHref } from '../navigation/withdrawalAddresses.ts';
import { OpenOrder } from './OpenOrder.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { statusLabel } from './statusLabel.ts';
import styles from './OrderScreen.module.css';

/** An explanation of the order's state for its buyer; nothing if the status is sufficient. */
function Explanation({ order }: { readonly order: OrderView }) {
  const { t, formatDate } = useI18n();
  switch (resultState(order)) {
    case 'in-progress':
      return <p>{t('result.progressText')}</p>;
    case 'error':
      return (
        <>
          <p>{t(failureMessage(order), { reason: order.transaction_result?.response_message ?? '' })}</p>
          {/* The time does not wrap. */}
          {order.payment_expires_at && <p>{t('payAgain.keptUntil', { time: formatDate(order.payment_expires_at, 'time').replaceAll(' ', '\u00A0') })}</p>}
        </>
      );
    case 'cancelled':
      return <CancelledText order={order} />;
    case 'received':
      return order.is_waiting_for_approval ? <p>{t(order.delivery.is_pickup ? 'orderPage.waitingTextCollected' : 'orderPage.waitingText')}</p> : null;
    case 'success':
      return null;
  }
}

/** The data of a bank transfer; paying again after a payment that failed or takes long. */
function Payment({ live }: { readonly live: LiveOrder }) {
  const { order, isLate, refresh } = live;
  const state = resultState(order);
  if (isByTransfer(order)) return <NextSteps order={order} />;
  return (state === 'error' || (state === 'in-progress' && isLate)) && <PayAgain order={order} onStale={refresh} />;
}

/** The actions of the buyer on the whole order. */
function Actions({ order }: { readonly order: OrderView }) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const user = useBusState('visitor.user');
  return (
    <div className={styles.actions} data-print="hide">
      <OrderAgain orderHash={order.order_hash} />
      {order.status === 'completed' && (
        <p className={styles.link}>
          <a href={routePath('product-review', locale, { token: order.order_hash })}>{t('productReview.link')}</a>
        </p>
      )}
      <p className={styles.link}>
        <a href={`/api/orders/${encodeURIComponent(order.order_hash)}/proof.pdf`} download>{t('orderPage.proof')}</a>
      </p>
      {user && (
        <p className={styles.link}>
          <a href={routePath('account-orders', locale)}>{t('orderPage.allOrders')}</a>
        </p>
      )}
      {order.terms_version && (
        <p className={styles.link}>
          <a href={addQuery(routePath('terms', locale), `version=${order.terms_version}`)}>{t('orderPage.terms', { date: formatDate(order.terms_version) })}</a>
        </p>
      )}
      {order.status !== 'cancelled' && (
        <p className={styles.link}>
          <a href={withdrawalHref(locale, { order: order.order_hash })}>{t('withdrawal.link')}</a>
        </p>
      )}
    </div>
  );
}

const FAILED: ReadonlySet<OrderView['status']> = new Set(['payment_failed', 'cancelled']);

/** Whether the link of the order shows its status only: the API answers no items. */
function isOldLink({ is_restricted, items }: OrderView): boolean {
  return is_restricted && items.length === 0;
}

/** One order: its status, items and tracking; the rest of it for whoever may see it, or after the code is entered. */
export function OrderScreen({ data }: { readonly data: OrderView }) {
  const t = useT();
  const live = useLiveOrder(data);
  const { order } = live;
  const heading = useRef<HTMLHeadingElement>(null);

  /** The form of the code disappears, so the focus moves to the heading. */
  function showOpened(): void {
    heading.current?.focus();
    live.refresh();
  }

  return (
    <Screen width="text">
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {t('orderPage.title', { number: order.id })}
        </h1>
        <p className={classNames(styles.status, FAILED.has(order.status) && styles.failed)} role="status">{t(statusLabel(order))}</p>
        {!order.is_restricted && <Explanation order={order} />}
      </header>
      {order.is_restricted ? <OpenOrder orderHash={order.order_hash} isOld={isOldLink(order)} onOpened={showOpened} /> : <Payment live={live} />}
      {!isOldLink(order) && <OrderDetails order={order} />}
      <ResponseDetails order={order} />
      {!order.is_restricted && <Actions order={order} />}
    </Screen>
  );
}
