import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, ButtonLink, Notice } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { againMessages } from './againMessages.ts';
import { useOrderAgain } from './useOrderAgain.ts';
import styles from './OrderScreen.module.css';

/** Adds the items of an order to the cart. Unavailable items, fewer pieces and higher prices are listed first. */
export function OrderAgain({ orderHash }: { readonly orderHash: string }) {
  const t = useT();
  const { locale } = useShop();
  const { state, isBusy, begin, confirm, cancel } = useOrderAgain(orderHash);
  return (
    <div className={styles.again}>
      <div role="status">
        {state.kind === 'changed' && (
          <Notice tone="warning">
            <p>{state.isNothingLeft ? t('orderPage.againNone') : t('orderPage.againTitle')}</p>
            <ul>{againMessages(t, state.again).map((message) => <li key={message}>{message}</li>)}</ul>
          </Notice>
        )}
        {state.kind === 'refused' && (
          <Notice tone="warning">
            <ul>{state.refusals.map(({ name, reason }) => <li key={name}>{t('orderPage.againRefused', { name, reason })}</li>)}</ul>
            <ButtonLink href={routePath('cart', locale)} variant="secondary">{t('orderPage.toCart')}</ButtonLink>
          </Notice>
        )}
        {state.kind === 'failed' && <Notice tone="error">{state.fault}</Notice>}
      </div>
      {state.kind === 'changed' && !state.isNothingLeft ? (
        <div className={styles.openActions}>
          <Button loading={isBusy} onClick={confirm}>{t('orderPage.againConfirm')}</Button>
          <Button variant="quiet" onClick={cancel}>{t('orderPage.againCancel')}</Button>
        </div>
      ) : (
        <Button variant="secondary" loading={isBusy} onClick={begin} data-replay>{t('orderPage.again')}</Button>
      )}
    </div>
  );
}
