import { SIMPLEPAY_CODE, isPaidOnline } from '@feszek/contract';
import { Button, Notice, RadioCard, RadioGroup } from '@feszek/ui';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useT } from '../i18n.ts';
import { Folded } from '../folded/Folded.tsx';
import { DataTransferStatement } from '../payment/DataTransferStatement.tsx';
import { PaymentDescription } from '../payment/PaymentDescription.tsx';
import type { OrderView } from './orderView.ts';
import { usePayAgain } from './usePayAgain.ts';
import styles from '../layout/Result.module.css';

interface PayAgainProps {
  readonly order: OrderView;
  /** Called if the page shows an outdated state of the order: it was paid in another tab, or cancelled. */
  readonly onStale: () => void;
}

/** Restarts the payment of an unpaid order, with the same method or another one that its delivery allows. */
export function PayAgain({ order, onStale }: PayAgainProps) {
  const t = useT();
  const { isPaying, fault, pay } = usePayAgain(order, onStale);
  const { payment, payment_methods: methods } = order;
  const [chosen, setChosen] = useState(() => (methods.find(({ id }) => id === payment.id) ?? methods[0])?.id ?? payment.id);
  const [isAccepted, setIsAccepted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const method = methods.find(({ id }) => id === chosen) ?? payment;
  const needsStatement = method.code === SIMPLEPAY_CODE;

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    setIsMissing(needsStatement && !isAccepted);
    if (!needsStatement || isAccepted) pay({ payment_method: method.id, ...(needsStatement && { is_data_transfer_accepted: true }) });
  }

  return (
    <form className={styles.payAgain} onSubmit={handleSubmit} noValidate data-print="hide">
      {methods.length > 1 && (
        <Folded title={t('payAgain.method', { method: method.title })}>
          <RadioGroup legend={t('payAgain.legend')} legendHidden>
            {methods.map(({ id, title, description }) => (
              <RadioCard key={id} name="payment_method" value={id} title={title} description={description && <PaymentDescription>{description}</PaymentDescription>} checked={chosen === id} onChange={() => setChosen(id)} />
            ))}
          </RadioGroup>
        </Folded>
      )}
      {needsStatement && (
        <DataTransferStatement isFolded seller={order.seller} checked={isAccepted} error={isMissing && !isAccepted ? t('payAgain.statementRequired') : undefined} onChange={setIsAccepted} />
      )}
      {fault && <Notice tone="error" role="alert">{fault}</Notice>}
      <Button type="submit" size="large" loading={isPaying} data-replay>
        {isPaidOnline(method) ? t('result.payAgain') : t('payAgain.otherwise')}
      </Button>
    </form>
  );
}
