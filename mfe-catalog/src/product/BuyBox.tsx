import { Slot, useShop } from '@feszek/kit';
import { Badge, ColourDots } from '@feszek/ui';
import { useRef, useState } from 'react';
import { useAddToCart } from '../add-to-cart/useAddToCart.ts';
import { useI18n } from '../i18n.ts';
import { isBuyable } from '../product-card/isBuyable.ts';
import { ServiceBenefits } from '../service-benefits/ServiceBenefits.tsx';
import { ShareAddress } from '../share/ShareAddress.tsx';
import { ArrivalLine } from './ArrivalLine.tsx';
import { BuyBar } from './BuyBar.tsx';
import { BuyForm } from './BuyForm.tsx';
import { Description } from './Description.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import type { ProductView } from './productView.ts';
import { QuantityTiers } from './QuantityTiers.tsx';
import { RatingLink } from './reviews/RatingLink.tsx';
import { ShowroomLine } from './ShowroomLine.tsx';
import { FabricSamples } from './samples/FabricSamples.tsx';
import { StockLine } from './StockLine.tsx';
import { tierFor } from './tierFor.ts';
import { VariantChoice } from './variants/VariantChoice.tsx';
import styles from './BuyBox.module.css';

export interface BuyBoxProps {
  readonly product: ProductView;
  /** Whether more than the title and the price is rendered. */
  readonly isWhole: boolean;
}

/** Title and price of the product in the chosen quantity, and the form that adds it to the cart. */
export function BuyBox({ product, isWhole }: BuyBoxProps) {
  const { t, formatList } = useI18n();
  const { locale } = useShop();
  const { id, title, subtitle, brand, brandHref, colors, tiers, available, stockState, variants } = product;
  const current = variants?.all.find((variant) => variant.id === id);
  // The colour of a variant is chosen with its colour, wood or cover.
  const isColorChosen = variants?.axes.some(({ kind }) => kind !== 'size') ?? false;
  const [wanted, setWanted] = useState(1);
  const form = useRef<HTMLFormElement>(null);
  const adding = useAddToCart(id);
  // The available quantity may shrink while the page is open, for example with a change of currency.
  const quantity = Math.max(1, Math.min(wanted, available));
  const price = tierFor(tiers, quantity)?.price ?? product.price;
  return (
    <>
      <div className={styles.box}>
        <header className={styles.head}>
          <div className={styles.lead}>
            <p className={styles.brand}>{brandHref === null ? brand : <a href={brandHref} className={styles.brandLink}>{brand}</a>}</p>
            {product.isNew && <Badge tone="new">{t('card.new')}</Badge>}
          </div>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </header>
        <PriceBlock price={price} lowestPrice={product.lowestPrice} />
        {isWhole && (
          <>
            {product.rating && <RatingLink rating={product.rating} />}
            {variants && current && <VariantChoice variants={variants} current={current} currency={product.price.currency} />}
            <FabricSamples key={`samples-${id}`} samples={product.samples} />
            {!isColorChosen && colors.length > 0 && (
              <p className={styles.colors}>
                <ColourDots colours={colors} />
                {formatList(colors.map((color) => color.title))}
              </p>
            )}
            {tiers.length > 0 && <QuantityTiers base={product.price} tiers={tiers} quantity={quantity} />}
            <div className={styles.stock}>
              <StockLine state={stockState} available={available} hasSimilar={product.similar.length > 0} />
              {product.arrival && <ArrivalLine arrival={product.arrival} />}
              <ShowroomLine showrooms={product.showrooms} />
            </div>
            <BuyForm ref={form} product={product} quantity={quantity} price={price} adding={adding} onQuantityChange={setWanted} />
            {stockState === 'sold_out' && <Slot key={id} name="content/stock-alert-form" params={{ product: String(id) }} className={styles.alert} />}
            <ServiceBenefits look="list" delivery={isBuyable(stockState) && !product.isSample ? <FreeDelivery price={price} quantity={quantity} /> : undefined} />
            <Slot name="content/guarantee-notice" className={styles.guarantee} />
            <ShareAddress title={title} path={product.paths[locale]} label={t('share.product')} />
            <Description description={product.description} features={product.features} />
          </>
        )}
      </div>
      {isWhole && isBuyable(stockState) && <BuyBar price={price} adding={adding} form={form} />}
    </>
  );
}
