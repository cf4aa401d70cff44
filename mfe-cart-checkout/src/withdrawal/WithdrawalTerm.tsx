import { WITHDRAWAL_DAYS } from '@feszek/contract';
import type { WithdrawableOrder } from '@feszek/contract';
import { Notice } from '@feszek/ui';
import { useI18n } from '../i18n.ts';

/** The last day of the withdrawal period, if known. An expired period does not prevent the declaration. */
export function WithdrawalTerm({ order }: { readonly order: Pick<WithdrawableOrder, 'last_day' | 'is_term_over'> | null }) {
  const { t, formatDate } = useI18n();
  const days = { days: WITHDRAWAL_DAYS };
  if (!order?.last_day) return <Notice>{t('withdrawal.term', days)}</Notice>;
  const date = formatDate(`${order.last_day}T12:00:00Z`);
  return order.is_term_over ? (
    <Notice tone="warning">{t('withdrawal.termOver', { ...days, date })}</Notice>
  ) : (
    <Notice>{t('withdrawal.termUntil', { ...days, date })}</Notice>
  );
}
