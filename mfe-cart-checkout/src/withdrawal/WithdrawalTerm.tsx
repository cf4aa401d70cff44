import { WITHDRAWAL_DAYS } from '@feszek/contract';
import type { WithdrawableOrder } from '@feszek/contract';
import { Notice } from '@feszek/ui';
import { useI18n } from '../i18n.ts';

/** Until when one may withdraw, as far as the shop knows; a term that is over keeps nobody from declaring it. */
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
