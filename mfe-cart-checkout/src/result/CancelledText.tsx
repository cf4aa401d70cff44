import { useT } from '../i18n.ts';
import { cancelledMessage, isTransferUnpaid } from './failureMessages.ts';
import type { OrderView } from './orderView.ts';

/** The text about a cancelled order. A transfer without a payment may already be on its way. */
export function CancelledText({ order }: { readonly order: OrderView }) {
  const t = useT();
  return (
    <>
      <p>{t(cancelledMessage(order))}</p>
      {isTransferUnpaid(order) && <p>{t('transfer.doNotTransfer')}</p>}
    </>
  );
}
