import { currencySymbol, formatPrice } from '@feszek/money';
import { Field, TextInput } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import type { PriceBounds } from '../list-query/filters.ts';
import { boundsFromFields, formatUnit, inUnit } from '../list-query/priceBounds.ts';
import type { PriceUnit } from '../list-query/priceBounds.ts';
import type { PriceFormat } from './usePriceFormat.ts';
import styles from './FilterFields.module.css';

interface Texts {
  readonly from: string;
  readonly to: string;
}

/** An amount without the currency sign, which is in the label of the field. */
function written(gross: number | undefined, unit: PriceUnit): string {
  return gross === undefined ? '' : formatPrice(inUnit(gross, unit), unit.currency).replace(/\s\D+$/, '');
}

export interface PriceFieldsProps {
  /** The lowest and the highest price, gross; `null` for an empty list. */
  readonly range: { readonly min: number; readonly max: number } | null;
  readonly price: PriceBounds | null;
  readonly format: PriceFormat;
  readonly onChange: (price: PriceBounds | null) => void;
}

/** The price range as two fields. The input stays as typed while it denotes the same range. */
export function PriceFields({ range, price, format, onChange }: PriceFieldsProps) {
  const t = useT();
  const { unit, basis, bounds } = format;
  const [typed, setTyped] = useState<Texts>({ from: '', to: '' });
  const typedRange = boundsFromFields(typed.from, typed.to, unit);
  const isSameRange = typedRange?.min === price?.min && typedRange?.max === price?.max;
  const texts = isSameRange ? typed : { from: written(price?.min, unit), to: written(price?.max, unit) };

  function handleTyped(change: Partial<Texts>) {
    const next = { ...texts, ...change };
    setTyped(next);
    onChange(boundsFromFields(next.from, next.to, unit));
  }

  return (
    <div className={styles.price}>
      {range && <p className={styles.hint}>{t('filters.priceRange', { range: bounds(range) })}</p>}
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={t(end === 'from' ? 'filters.priceFrom' : 'filters.priceTo', { basis, currency: currencySymbol(unit.currency) })}>
          {(control) => (
            <TextInput
              {...control}
              name={`price_${end}`}
              value={texts[end]}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => handleTyped({ [end]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <input type="hidden" name="price_unit" value={formatUnit(unit)} />
    </div>
  );
}
