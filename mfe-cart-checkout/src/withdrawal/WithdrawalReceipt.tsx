import { routePath } from '@feszek/contract';
import type { Withdrawal } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, Icon } from '@feszek/ui';
import { useI18n } from '../i18n.ts';
import { TitledCard } from '../layout/TitledCard.tsx';
import { DetailRow } from '../layout/DetailRow.tsx';
import { WithdrawalContent } from './WithdrawalContent.tsx';
import result from '../layout/Result.module.css';

/** The received withdrawal with date and time, and the next steps. */
export function WithdrawalReceipt({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  return (
    <>
      <div className={result.header} role="status">
        <span className={result.sign} data-print="hide">
          <Icon name="check" size="large" />
        </span>
        <h1>{t('withdrawal.receiptTitle')}</h1>
        {withdrawal.email !== '' && <p>{t('withdrawal.receiptText', { email: withdrawal.email })}</p>}
      </div>
      <TitledCard title={t('withdrawal.statement')}>
        <WithdrawalContent orderNumber={withdrawal.order_number} items={withdrawal.items} subject={withdrawal.subject} name={withdrawal.name} email={withdrawal.email}>
          <DetailRow label={t('withdrawal.number')}>
            <strong>{withdrawal.number}</strong>
          </DetailRow>
          <DetailRow label={t('withdrawal.submittedAt')}>
            <time dateTime={withdrawal.submitted_at}>{t('withdrawal.submittedTime', { time: formatDate(withdrawal.submitted_at, 'time') })}</time>
          </DetailRow>
        </WithdrawalContent>
      </TitledCard>
      <TitledCard title={t('withdrawal.nextTitle')} tone="sunken">
        <p>{t('withdrawal.nextReturn')}</p>
        <p>{t('withdrawal.nextRefund')}</p>
      </TitledCard>
      <div className={result.actions} data-print="hide">
        <ButtonLink href={routePath('index', locale)} variant="secondary">
          {t('result.continueShopping')}
        </ButtonLink>
      </div>
    </>
  );
}
