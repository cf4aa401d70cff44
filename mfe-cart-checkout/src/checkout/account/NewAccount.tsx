import { FormCheckbox } from '@feszek/forms';
import type { FormHandle } from '@feszek/forms';
import { Button, Notice, Spinner } from '@feszek/ui';
import type { CartView } from '../../cart-store/cartView.ts';
import { useT } from '../../i18n.ts';
import type { OrderValues } from '../order/usePlaceOrder.ts';
import { useAccountPassword } from './useAccountPassword.ts';
import styles from './NewAccount.module.css';

interface NewAccountProps {
  readonly form: FormHandle<OrderValues>;
  readonly label: string;
  readonly cart: CartView;
}

/** Offers a guest an account with the order: a checkbox, and then a password. */
export function NewAccount({ form, label, cart: { customer_data: customer } }: NewAccountProps) {
  const t = useT();
  const { is_account_requested: isRequested } = form.values;
  const { Field, hasFailed, retry } = useAccountPassword(isRequested);
  const names = [customer.invoice_data.name, customer.delivery_data.name];
  return (
    <div className={styles.account}>
      <FormCheckbox form={form} name="is_account_requested" label={t('newAccount.request')} />
      {isRequested && Field && <Field form={form} label={label} email={customer.email} names={names} />}
      {isRequested && !Field && (
        <div className={styles.loading} role="status">
          {hasFailed ? (
            <Notice tone="error">
              <p>{t('newAccount.loadFailed')}</p>
              <Button variant="quiet" size="small" onClick={retry}>{t('newAccount.retry')}</Button>
            </Notice>
          ) : (
            <Spinner />
          )}
        </div>
      )}
    </div>
  );
}
