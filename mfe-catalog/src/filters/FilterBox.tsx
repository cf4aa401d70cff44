import { Checkbox } from '@feszek/ui';
import { useI18n } from '../i18n.ts';
import type { FilterBoxData } from './useFilterBoxes.ts';
import styles from './FilterFields.module.css';

/** A filter with one value. */
export function FilterBox({ box: { name, title, count, isChosen, toggle } }: { readonly box: FilterBoxData }) {
  const { formatNumber } = useI18n();
  return (
    <Checkbox
      name={name}
      value="1"
      checked={isChosen}
      autoComplete="off"
      onChange={toggle}
      label={
        <span className={styles.choice}>
          <span className={styles.choiceTitle}>{title}</span> <span className={styles.count}>{formatNumber(count)}</span>
        </span>
      }
    />
  );
}
