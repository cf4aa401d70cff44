import { routePath } from '@feszek/contract';
import { useEmitWhenShown, useShop } from '@feszek/kit';
import { ButtonLink, Icon, Spinner, classNames } from '@feszek/ui';
import type { IconName } from '@feszek/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useI18n, useT } from '../i18n.ts';
import { Screen } from '../layout/Screen.tsx';
import { withdrawalHref } from '../navigation/withdrawalAddresses.ts';
import { AccountNote } from './AccountNote.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { CancelledText } from './CancelledText.tsx';
import { failureMessage } from './failureMessages.ts';
import type { OrderView } from './orderView.ts';
import { PayAgain } from './PayAgain.tsx';
import { ResponseDetails } from './ResponseDetails.tsx';
import { hasNextSteps } from './stepsAfterOrder.ts';
import { resultState } from './resultState.ts';
import type { ResultState } from './resultState.ts';
import { resultTitle } from './resultTitles.ts';
import { useLiveOrder } from './useLiveOrder.ts';
import type { LiveOrder } from './useLiveOrder.ts';
import styles from '../layout/Result.module.css';

const SIGNS = { success: 'check', received: 'check', error: 'warning', cancelled: 'warning' } as const satisfies Partial<Record<ResultState, IconName>>;

function Sign({ state }: { readonly state: ResultState }) {
  const isFailure = state === 'error' || state === 'cancelled';
  return <span className={classNames(styles.sign, isFailure && styles.failure)} data-print="hide">{state === 'in-progress' ? <Spinner /> : <Icon name={SIGNS[state]} size="large" />}</span>;
}

function Message({ state, order, isLate }: { readonly state: ResultState; readonly order: OrderView; readonly isLate: boolean }): ReactNode {
  const { t, formatDate } = useI18n();
  switch (state) {
    case 'in-progress':
      return <p>{isLate ? t('result.progressLate') : t('result.progressText')}</p>;
    case 'success':
      return <p>{t('result.successText', { email: order.partner_email })}</p>;
    case 'received':
      return <p>{t('result.receivedText', { payment: order.payment.title, email: order.partner_email })}</p>;
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
  }
}

function RefreshLink({ live }: { readonly live: LiveOrder }) {
  const t = useT();
  const { pathname } = useShop();

  function handleClick(event: MouseEvent): void {
    event.preventDefault();
    live.refresh();
  }

  // A link to this page, which refreshes it without scripts.
  return (
    <ButtonLink href={pathname} variant="secondary" onClick={handleClick} aria-busy={live.isRefreshing || undefined}>
      {t('result.refresh')}
    </ButtonLink>
  );
}

/** The outcome of the order: in progress, paid, received, failed or cancelled. */
export function ResultScreen({ data }: { readonly data: OrderView }) {
  const t = useT();
  const { locale } = useShop();
  const live = useLiveOrder(data);
  const { order } = live;
  const state = resultState(order);
  const isReceived = state === 'success' || state === 'received';
  const isPayable = state === 'error' || (state === 'in-progress' && live.isLate);
  useEmitWhenShown('order.seen', !order.is_restricted && isReceived ? { orderHash: order.order_hash } : undefined);
  return (
    <Screen width="text" frame={isPayable ? 'checkout' : undefined}>
      <div className={styles.header} role="status">
        <Sign state={state} />
        <h1>{t(resultTitle(order))}</h1>
        <Message state={state} order={order} isLate={live.isLate} />
        {isReceived && <AccountNote order={order} />}
      </div>
      {isReceived && hasNextSteps(order) && <NextSteps order={order} />}
      {isPayable && <PayAgain order={order} onStale={live.refresh} />}
      <div className={styles.actions} data-print="hide">
        {state === 'in-progress' && <RefreshLink live={live} />}
        {state !== 'in-progress' && (
          <ButtonLink href={routePath('index', locale)} variant={state === 'error' ? 'quiet' : 'secondary'}>
            {t('result.continueShopping')}
          </ButtonLink>
        )}
        <ButtonLink href={routePath('contact', locale)} variant="quiet">
          {t('result.contact')}
        </ButtonLink>
      </div>
      <OrderDetails order={order} />
      <ResponseDetails order={order} />
      {isReceived && (
        <p className={styles.withdrawal} data-print="hide">
          <a href={withdrawalHref(locale, { order: order.order_hash })}>{t('withdrawal.link')}</a>
        </p>
      )}
    </Screen>
  );
}
