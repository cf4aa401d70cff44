import { useVatMode } from '@feszek/kit';
import { Amount, Icon, VisuallyHidden } from '@feszek/ui';
import { useT } from '../i18n.ts';
import type { T } from '../i18n.ts';
import type { UnitPrice } from '../price/priceOf.ts';
import { useAmountLabels } from '../price/useAmountLabels.ts';
import { tierFor } from './tierFor.ts';
import type { Tier } from './tierFor.ts';
import styles from './QuantityTiers.module.css';

export interface QuantityTiersProps {
  /** The price of a single piece. */
  readonly base: UnitPrice;
  /** By ascending quantity. */
  readonly tiers: readonly Tier[];
  /** The chosen quantity, whose row is marked. */
  readonly quantity: number;
}

/** The tiers with the base price as the first row, unless a tier starts with the first piece. */
function rowsOf(base: UnitPrice, tiers: readonly Tier[]): readonly Tier[] {
  const first = tiers[0]?.from ?? 1;
  return first > 1 ? [{ from: 1, to: first - 1, price: base }, ...tiers] : tiers;
}

function rangeOf({ from, to }: Tier, isLast: boolean, t: T): string {
  if (isLast || to === null) return t('tiers.from', { from });
  return to > from ? t('tiers.range', { from, to }) : t('tiers.single', { from });
}

/** The quantity tiers: gross, and in net mode net before it in a column of its own. */
export function QuantityTiers({ base, tiers, quantity }: QuantityTiersProps) {
  const t = useT();
  const labels = useAmountLabels();
  const kinds = useVatMode() === 'net' ? (['net', 'gross'] as const) : (['gross'] as const);
  const rows = rowsOf(base, tiers);
  const inForce = tierFor(rows, quantity);
  return (
    <table className={styles.tiers}>
      <caption className={styles.caption}>{t('tiers.caption')}</caption>
      <thead>
        <tr className={styles.headings}>
          <th scope="col">{t('tiers.quantity')}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">{t('tiers.unitPrice', { basis: t(`price.${kind}`) })}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const isInForce = row === inForce;
          return (
            <tr key={row.from} className={isInForce ? styles.inForce : undefined} aria-current={isInForce || undefined}>
              <th scope="row">
                {rangeOf(row, index === rows.length - 1, t)}
                {isInForce && <VisuallyHidden> ({t('tiers.inForce')})</VisuallyHidden>}
                <span className={styles.mark}>{isInForce && <Icon name="check" size="small" />}</span>
              </th>
              {kinds.map((kind) => (
                <td key={kind}>
                  <Amount kind={kind} value={row.price[kind]} currency={row.price.currency} labels={labels} isLabelHidden />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
