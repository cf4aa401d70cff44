import { Checkbox, VisuallyHidden, classNames } from '@feszek/ui';
import { useI18n } from '../i18n.ts';
import styles from './FilterFields.module.css';

/** One value of a filter. */
export interface Choice {
  readonly value: string;
  readonly title: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** For a colour: `#rrggbb`. */
  readonly hex?: string;
  /** The value is a child of the previous one. */
  readonly isInner?: boolean;
}

export interface ChoiceListProps {
  /** The name of the filter in the address. */
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly onToggle: (value: string) => void;
}

/** The values of one filter with their counts. */
export function ChoiceList({ name, choices, onToggle }: ChoiceListProps) {
  const { t, formatNumber } = useI18n();
  return (
    <ul role="list" className={styles.choices}>
      {choices.map(({ value, title, count, isChosen, hex, isInner = false }) => (
        <li key={value} className={classNames(isInner && styles.inner)}>
          <Checkbox
            name={name}
            value={value}
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            autoComplete="off"
            onChange={() => onToggle(value)}
            label={
              <span className={styles.choice}>
                {hex && (
                  <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                    <circle cx="10" cy="10" r="9.5" fill={hex} stroke="currentColor" />
                  </svg>
                )}
                <span className={styles.choiceTitle}>{title}</span>{' '}
                <span className={styles.count} aria-hidden="true">
                  {formatNumber(count)}
                </span>
                <VisuallyHidden>{t('list.count', { count })}</VisuallyHidden>
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}
