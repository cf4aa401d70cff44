import { defineScreen } from '@feszek/kit';
import { withdrawalHref } from '../navigation/withdrawalAddresses.ts';
import { loadWithdrawal } from './loadWithdrawal.ts';
import type { WithdrawalData } from './loadWithdrawal.ts';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

export const screen = defineScreen<WithdrawalData>({
  load: loadWithdrawal,
  head(data, { t }) {
    const order = data.kind === 'form' ? data.order?.order_hash : undefined;
    const receipt = data.kind === 'receipt' ? data.withdrawal.withdrawal_hash : undefined;
    const href = (locale: 'hu' | 'en') => withdrawalHref(locale, { ...(order && { order }), ...(receipt && { receipt }) });
    return {
      title: t(receipt ? 'withdrawal.receiptTitle' : 'withdrawal.title'),
      description: t('withdrawal.description'),
      alternates: { hu: href('hu'), en: href('en') },
      robots: 'noindex',
    };
  },
  Component: WithdrawalScreen,
});
