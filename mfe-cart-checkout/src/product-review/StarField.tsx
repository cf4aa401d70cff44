import { MOST_STARS } from '@feszek/contract';
import { Icon, VisuallyHidden, classNames } from '@feszek/ui';
import { useT } from '../i18n.ts';
import styles from './ProductReview.module.css';

const NUMBERS = Array.from({ length: MOST_STARS }, (_, index) => index + 1);

interface StarFieldProps {
  readonly id: string;
  readonly legend: string;
  /** 0 before a choice. */
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (stars: number) => void;
}

/** The stars of a review: five radio buttons, each drawn as a star. Arrow keys move between them. */
export function StarField({ id, legend, value, error, onChange }: StarFieldProps) {
  const t = useT();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.starRow}>
        {NUMBERS.map((stars) => (
          <label key={stars} className={classNames(styles.star, stars <= value && styles.filled)}>
            <input
              // The error summary leads to the first star.
              id={stars === 1 ? id : undefined}
              type="radio"
              name="stars"
              value={stars}
              checked={stars === value}
              required
              onChange={() => onChange(stars)}
              className={styles.radio}
            />
            <Icon name="star" size="large" filled={stars <= value} />
            <VisuallyHidden>{t('productReview.starCount', { count: stars })}</VisuallyHidden>
          </label>
        ))}
        {value > 0 && <span className={styles.chosen} aria-hidden="true">{t('productReview.starCount', { count: value })}</span>}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size="small" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
