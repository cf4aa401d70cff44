import type { WithdrawableOrder } from '@feszek/contract';
import type { FormHandle } from '@feszek/forms';
import { Notice, Quantity } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { quantityField } from './withdrawalValues.ts';
import type { WithdrawalValues } from './withdrawalValues.ts';
import styles from './Withdrawal.module.css';

interface ItemsFieldProps {
  readonly order: WithdrawableOrder;
  readonly form: Pick<FormHandle<WithdrawalValues>, 'controlId' | 'values' | 'errorOf' | 'set'>;
}

/** The order's items with the withdrawn quantity of each; by default all pieces. */
export function ItemsField({ order, form }: ItemsFieldProps) {
  const t = useT();
  const error = form.errorOf('items');
  return (
    <fieldset id={form.controlId('items')} tabIndex={-1} className={styles.items}>
      <legend className={styles.legend}>{t('withdrawal.items')}</legend>
      <p className={styles.hint}>{t('withdrawal.itemsHint', { number: order.order_number })}</p>
      <ul role="list" className={styles.list}>
        {order.items.map(({ id, name, left }) => {
          const field = quantityField(id);
          return (
            <li key={id} className={styles.item}>
              <p>
                {name} <span className={styles.of}>{t('withdrawal.of', { count: left })}</span>
              </p>
              <Quantity
                value={Number(form.values[field] ?? 0)}
                min={0}
                max={left}
                onChange={(quantity) => form.set(field, quantity)}
                labels={{
                  quantity: t('cart.quantity', { title: name }),
                  decrease: t('cart.decrease', { title: name }),
                  increase: t('cart.increase', { title: name }),
                  limit: t('withdrawal.clamped', { count: left }),
                }}
              />
            </li>
          );
        })}
      </ul>
      {error && <Notice tone="error">{error}</Notice>}
    </fieldset>
  );
}
