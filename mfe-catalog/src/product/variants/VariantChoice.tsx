import { useBrowser } from '@feszek/kit';
import { VisuallyHidden } from '@feszek/ui';
import { useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { useI18n } from '../../i18n.ts';
import { isBuyable } from '../../product-card/isBuyable.ts';
import { OptionFace } from './OptionFace.tsx';
import { optionsOf } from './optionsOf.ts';
import type { Option } from './optionsOf.ts';
import type { Variant, Variants } from './variantsView.ts';
import styles from './VariantChoice.module.css';

/** Longer than the time-out of loading a product, in milliseconds. */
const TIMEOUT_MS = 30_000;

export interface VariantChoiceProps {
  readonly variants: Variants;
  readonly current: Variant;
}

/**
 * The choice between the variants of a product: for each axis its values as links. A link is followed in place: the address
 * changes, focus and scroll position stay. Without scripts it loads the page of the variant.
 */
export function VariantChoice({ variants, current }: VariantChoiceProps) {
  const { t, formatList } = useI18n();
  const browser = useBrowser();
  const labels = useId();
  const [first] = useState(current.id);
  /** Where the visitor is going, until it is shown. */
  const [target, setTarget] = useState<number | null>(null);

  async function choose(event: MouseEvent, { id, href }: Variant) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (id === current.id) return;
    setTarget(id);
    try {
      await browser().bus.ask('navigation.go', { href, replace: true, kind: 'in-place' }, TIMEOUT_MS);
    } catch {
      // The shell has reported the error. The browser shows the page, or its own message.
      window.location.assign(href);
    } finally {
      setTarget(null);
    }
  }

  return (
    <div className={styles.choice} data-print="hide">
      {variants.axes.map(({ kind, title }, axis) => {
        const label = `${labels}${axis}`;
        return (
          <div key={title} role="group" aria-labelledby={label} className={styles.axis}>
            <p id={label} className={styles.label}>
              {t('variants.axis', { axis: title })} <span className={styles.value}>{current.values[axis]}</span>
            </p>
            <ul role="list" className={styles.options} data-kind={kind}>
              {optionsOf(variants, current, axis).map((option) => (
                <li key={option.value}>
                  <a
                    href={option.variant.href}
                    className={styles.option}
                    title={option.value}
                    aria-current={option.isCurrent ? 'true' : undefined}
                    aria-busy={(target !== null && target === option.variant.id) || undefined}
                    data-sold-out={!isBuyable(option.variant.stockState) || undefined}
                    data-other={option.changes.length > 0 || undefined}
                    onClick={(event) => void choose(event, option.variant)}
                  >
                    <OptionFace kind={kind} option={option} />
                    <VisuallyHidden>{noteOf(option)}</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <VisuallyHidden role="status">{current.id === first ? '' : t('variants.chosen', { list: formatList(current.values) })}</VisuallyHidden>
    </div>
  );

  function noteOf({ changes, variant }: Option): string {
    const notes = [
      ...(changes.length > 0 ? [t('variants.only', { list: formatList(changes) })] : []),
      ...(isBuyable(variant.stockState) ? [] : [variant.stockState === 'sold_out' ? t('stock.soldOut') : t('stock.otherCurrency')]),
    ];
    return notes.map((note) => `, ${note}`).join('');
  }
}
