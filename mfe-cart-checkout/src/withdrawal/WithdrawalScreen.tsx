import { useState } from 'react';
import type { WithdrawableOrder } from '@feszek/contract';
import { Notice } from '@feszek/ui';
import { createDrafts } from '../drafts/drafts.ts';
import { useT } from '../i18n.ts';
import { Screen } from '../layout/Screen.tsx';
import type { WithdrawalData } from './loadWithdrawal.ts';
import { NoWithdrawal } from './NoWithdrawal.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx';
import { WithdrawalReview } from './WithdrawalReview.tsx';
import { WithdrawalTerm } from './WithdrawalTerm.tsx';
import type { WithdrawalValues } from './withdrawalValues.ts';
import styles from './Withdrawal.module.css';

/** The form, and its review before it is sent. */
function Declaration({ order, isConfirming }: { readonly order: WithdrawableOrder | null; readonly isConfirming: boolean }) {
  const t = useT();
  const [written, setWritten] = useState<WithdrawalValues>();
  const [drafts] = useState(() => createDrafts(order ? `withdrawal-${order.order_hash}` : 'withdrawal'));
  if (isConfirming && written) return <WithdrawalReview values={written} order={order} onDeclared={() => drafts.clear()} />;
  if (order && order.state !== 'open') return <NoWithdrawal state={order.state} />;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('withdrawal.title')}</h1>
        <p className={styles.intro}>{t('withdrawal.intro')}</p>
      </header>
      <noscript>
        <Notice>{t('withdrawal.withoutScript')}</Notice>
      </noscript>
      <WithdrawalTerm order={order} />
      <WithdrawalForm order={order} drafts={drafts} onWritten={setWritten} />
    </>
  );
}

/** The withdrawal in two steps: the content, then the confirmation; and the receipt. */
export function WithdrawalScreen({ data }: { readonly data: WithdrawalData }) {
  return (
    <Screen width="text">
      {data.kind === 'receipt' ? <WithdrawalReceipt withdrawal={data.withdrawal} /> : <Declaration order={data.order} isConfirming={data.isConfirming} />}
    </Screen>
  );
}
