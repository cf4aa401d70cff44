import { Button, classNames } from '@feszek/ui';
import type { RefObject } from 'react';
import type { AddToCart } from '../add-to-cart/useAddToCart.ts';
import { useT } from '../i18n.ts';
import type { UnitPrice } from '../price/priceOf.ts';
import { UnitPriceText } from '../price/UnitPriceText.tsx';
import { useIsPassed } from './useIsPassed.ts';
import styles from './BuyBar.module.css';

export interface BuyBarProps {
  readonly price: UnitPrice;
  readonly adding: AddToCart;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** On a phone: price and button at the lower edge after the form has left the viewport. */
export function BuyBar({ price, adding, form }: BuyBarProps) {
  const t = useT();
  const isFormPassed = useIsPassed(form);
  return (
    <div className={classNames(styles.bar, !isFormPassed && styles.hidden)} data-print="hide">
      <UnitPriceText price={price} />
      <Button icon="bag" loading={adding.isBusy} onClick={() => form.current?.requestSubmit()} data-replay>
        {adding.failure && !adding.failure.isInCart ? t('buy.again') : t('buy.add')}
      </Button>
    </div>
  );
}
