import type { Currency, OfferedService } from '@feszek/contract';
import { useT } from '../i18n.ts';
import { DuePrice } from '../price/DuePrice.tsx';

/** The price of a service of the delivery, or that it is free. */
export function ServicePrice({ service: { price_net: net, price_gross: gross }, currency }: { readonly service: OfferedService; readonly currency: Currency }) {
  const t = useT();
  return gross === 0 ? t('choice.free') : <DuePrice net={net} gross={gross} currency={currency} />;
}
