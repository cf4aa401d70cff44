import type { Currency } from '@feszek/money';
import { VisuallyHidden } from '@feszek/ui';
import { useId, useRef, useState } from 'react';
import { useI18n } from '../../i18n.ts';
import { isBuyable } from '../../product-card/isBuyable.ts';
import { useFollow } from '../useFollow.ts';
import { KeptInPlace } from './KeptInPlace.tsx';
import { OptionFace } from './OptionFace.tsx';
import { optionsOf } from './optionsOf.ts';
import type { Option } from './optionsOf.ts';
import { useOptionPrices } from './useOptionPrices.ts';
import type { Variant, Variants } from './variantsView.ts';
import styles from './VariantChoice.module.css';

export interface VariantChoiceProps {
  readonly variants: Variants;
  readonly current: Variant;
  /** The currency of their prices. */
  readonly currency: Currency;
}

/**
 * The choice between the variants of a product: for each axis its values as links. A link is followed in place: the address
 * changes, the focus and the place of the link in the window stay. Without scripts it loads the page of the variant.
 */
export function VariantChoice({ variants, current, currency }: VariantChoiceProps) {
  const { t, formatList } = useI18n();
  const labels = useId();
  const pricesOf = useOptionPrices(currency);
  const [first] = useState(current.id);
  const { target, follow } = useFollow();
  const followed = useRef<HTMLElement>(null);

  const axes = variants.axes.map((each, axis) => ({ ...each, options: optionsOf(variants, current, axis) }));
  const hasOthers = axes.some(({ options }) => options.some(({ changes }) => changes.length > 0));

  return (
    <KeptInPlace variantId={current.id} followed={followed} className={styles.choice}>
      {axes.map(({ kind, title, options }, axis) => {
        const label = `${labels}${axis}`;
        const prices = pricesOf(kind, options);
        const hasPictures = options.some(({ variant }) => variant.image !== null);
        return (
          <div key={title} role="group" aria-labelledby={label} className={styles.axis}>
            <p id={label} className={styles.label}>
              {t('variants.axis', { axis: title })} <span className={styles.value}>{current.values[axis]}</span>
            </p>
            <ul role="list" className={styles.options} data-kind={kind}>
              {options.map((option, index) => (
                <li key={option.value}>
                  <a
                    href={option.variant.href}
                    className={styles.option}
                    title={`${option.value}${noteOf(option)}`}
                    aria-current={option.isCurrent ? 'true' : undefined}
                    aria-busy={target === option.variant.href || undefined}
                    data-sold-out={!isBuyable(option.variant.stockState) || undefined}
                    data-other={option.changes.length > 0 || undefined}
                    onClick={(event) => {
                      followed.current = event.currentTarget;
                      follow(event, option.variant.href, option.isCurrent);
                    }}
                  >
                    <OptionFace kind={kind} option={option} prices={prices[index] ?? []} unavailable={unavailableText(option.variant)} hasPictures={hasPictures} />
                    <VisuallyHidden>{noteOf(option)}</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {hasOthers && (
        <p className={styles.legend} aria-hidden="true">
          {t('variants.legend')}
        </p>
      )}
      <VisuallyHidden role="status">{current.id === first ? '' : t('variants.chosen', { list: formatList(current.values) })}</VisuallyHidden>
    </KeptInPlace>
  );

  function unavailableText({ stockState }: Variant): string | undefined {
    if (isBuyable(stockState)) return undefined;
    return stockState === 'sold_out' ? t('stock.soldOut') : t('stock.otherCurrency');
  }

  function noteOf({ changes, variant }: Option): string {
    const unavailable = unavailableText(variant);
    const notes = [
      ...(changes.length > 0 ? [t('variants.only', { list: formatList(changes) })] : []),
      ...(unavailable === undefined ? [] : [unavailable]),
    ];
    return notes.map((note) => `, ${note}`).join('');
  }
}
