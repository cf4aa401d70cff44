import { useVatMode } from '@feszek/kit';
import { Price } from '@feszek/ui';
import type { PriceProps } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { UnitPrice } from './priceOf.ts';

export interface UnitPriceTextProps {
  readonly price: UnitPrice;
  readonly size?: PriceProps['size'];
  readonly isFlowing?: boolean;
}

/** A price in the mode that the visitor chose, net or gross. */
export function UnitPriceText({ price, size, isFlowing }: UnitPriceTextProps) {
  const t = useT();
  const vatMode = useVatMode();
  const labels = { net: t('price.net'), gross: t('price.gross'), sale: t('price.sale'), original: t('price.original') };
  return <Price {...price} vatMode={vatMode} labels={labels} size={size} isFlowing={isFlowing} />;
}
