import { isApiError } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import type { CartHandover } from '@feszek/contract';
import { useBrowser, useBusState, useShop } from '@feszek/kit';
import { formatAmount } from '@feszek/money';
import { Button, Notice } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { useAmountLabels } from '../price/useAmountLabels.ts';
import styles from './EmbeddedCart.module.css';

/** The number of pieces and the sum, and the button that takes the cart into the shop. Without a cart, a link to the shop's own. */
export function EmbeddedCart() {
  const t = useT();
  const browser = useBrowser();
  const { locale } = useShop();
  const labels = useAmountLabels();
  const summary = useBusState('cart.summary');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const count = summary?.quantity ?? 0;

  async function checkOut(): Promise<void> {
    const { api, bus } = browser();
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { token } = await api.post<CartHandover>('/api/cart/handovers');
      await bus.ask('navigation.go', { href: `${routePath('cart-handover', locale)}#${token}` });
    } catch (error) {
      setFailure(isApiError(error) ? error.message : t('handover.failed'));
    } finally {
      setIsBusy(false);
    }
  }

  if (!summary || count === 0) {
    return (
      <p className={styles.cart}>
        {summary && t('cart.emptyTitle')} <a href={routePath('cart', locale)}>{t('panel.toCart')}</a>
      </p>
    );
  }
  return (
    <div className={styles.cart} role="group" aria-label={t('cart.title')}>
      <p className={styles.sum}>{t('miniCart.filledWithTotal', { count, total: formatAmount('gross', summary.summary.total_amount_gross, summary.currency, labels) })}</p>
      <Button loading={isBusy} onClick={() => void checkOut()}>
        {t('panel.toCheckout')}
      </Button>
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
    </div>
  );
}
