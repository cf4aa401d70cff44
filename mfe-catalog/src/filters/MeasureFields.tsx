import type { Measure } from '@feszek/contract';
import { Field, TextInput } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { measureFromFields } from '../list-query/measureBounds.ts';
import type { MeasureBounds } from '../list-query/measureBounds.ts';
import { MEASURE_LABELS } from './measureText.ts';
import styles from './FilterFields.module.css';

export interface MeasureFieldsProps {
  readonly measure: Measure;
  /** The smallest and the largest dimension in the list, in centimetres; `null` if it is filtered by a dimension that its products do not have. */
  readonly range: { readonly min: number; readonly max: number } | null;
  readonly bounds: MeasureBounds | null;
  readonly onChange: (bounds: MeasureBounds | null) => void;
}

const written = (value: number | undefined) => (value === undefined ? '' : String(value));

/** The range of a dimension as two fields, in centimetres. The input stays as typed while it denotes the same range. */
export function MeasureFields({ measure, range, bounds, onChange }: MeasureFieldsProps) {
  const t = useT();
  const [typed, setTyped] = useState({ from: '', to: '' });
  const typedRange = measureFromFields(typed.from, typed.to);
  const isSameRange = typedRange?.min === bounds?.min && typedRange?.max === bounds?.max;
  const texts = isSameRange ? typed : { from: written(bounds?.min), to: written(bounds?.max) };

  function handleTyped(change: Partial<typeof typed>) {
    const next = { ...texts, ...change };
    setTyped(next);
    onChange(measureFromFields(next.from, next.to));
  }

  return (
    <fieldset className={styles.measure}>
      <legend className={styles.legend}>{t(MEASURE_LABELS[measure])}</legend>
      {range && <p className={styles.hint}>{t('filters.measureRange', { from: range.min, to: range.max })}</p>}
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={t(end === 'from' ? 'filters.measureFrom' : 'filters.measureTo')}>
          {(control) => (
            <TextInput {...control} name={`${measure}_${end}`} value={texts[end]} inputMode="numeric" autoComplete="off" onChange={(event) => handleTyped({ [end]: event.target.value })} />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
