import { useVatMode } from '@feszek/kit';
import { Price } from '@feszek/ui';
import { usePriceLabels } from '../price/usePriceLabels.ts';
import type { SimilarProduct } from '../cart-store/cartView.ts';

/** The price of a similar product, net and gross. */
export function SimilarPrice({ product }: { readonly product: SimilarProduct }) {
  const vatMode = useVatMode();
  const labels = usePriceLabels();
  return (
    <Price
      net={product.price_net}
      gross={product.price_gross}
      originalNet={product.price_original_net}
      originalGross={product.price_original_gross}
      currency={product.currency}
      vatMode={vatMode}
      labels={labels}
      isNarrow
    />
  );
}
