import type { WithdrawableOrder } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, ButtonLink, Notice } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { TitledCard } from '../layout/TitledCard.tsx';
import { withdrawalHref } from '../navigation/withdrawalAddresses.ts';
import { useSubmitWithdrawal } from './useSubmitWithdrawal.ts';
import { WithdrawalContent } from './WithdrawalContent.tsx';
import { WithdrawalTerm } from './WithdrawalTerm.tsx';
import { toInput } from './withdrawalValues.ts';
import type { WithdrawalValues } from './withdrawalValues.ts';
import form from '../checkout/form/Form.module.css';
import styles from './Withdrawal.module.css';

interface WithdrawalReviewProps {
  readonly values: WithdrawalValues;
  readonly order: WithdrawableOrder | null;
  /** Called once the server has received it. */
  readonly onDeclared: () => void;
}

/** The second step: the content of the withdrawal, and the button that submits it. */
export function WithdrawalReview({ values, order, onDeclared }: WithdrawalReviewProps) {
  const t = useT();
  const { locale } = useShop();
  const { isSubmitting, fault, submit } = useSubmitWithdrawal(onDeclared);
  const input = toInput(values, order);
  const names = new Map(order?.items.map(({ id, name }) => [id, name]));
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('withdrawal.reviewTitle')}</h1>
        <p className={styles.intro}>{t('withdrawal.reviewText')}</p>
      </header>
      {order?.is_term_over && <WithdrawalTerm order={order} />}
      <TitledCard title={t('withdrawal.statement')}>
        <WithdrawalContent
          orderNumber={order?.order_number ?? input.order_number}
          items={input.items.map(({ id, quantity }) => ({ name: names.get(id) ?? '', quantity }))}
          subject={input.subject}
          name={input.name}
          email={input.email}
        />
      </TitledCard>
      {fault && <Notice tone="error" role="alert">{fault}</Notice>}
      <div className={form.actions}>
        <Button size="large" loading={isSubmitting} onClick={() => submit(input)}>
          {t('withdrawal.confirm')}
        </Button>
        <ButtonLink variant="quiet" href={withdrawalHref(locale, order ? { order: order.order_hash } : {})}>
          {t('withdrawal.change')}
        </ButtonLink>
      </div>
    </>
  );
}
