import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { describedBy } from './describedBy.ts';
import { FieldError } from './FieldError.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps {
  /** The question that the choices answer. */
  readonly legend: ReactNode;
  /** Hides the legend visually, if a heading shows the same text. */
  readonly legendHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly className?: string;
  /** `RadioCard`s with one name, or `CheckCard`s. */
  readonly children: ReactNode;
}

/** A group of choices: one of several, or any number with `CheckCard`s. Arrow keys move between radio buttons, as in every browser. */
export function RadioGroup({ legend, legendHidden = false, hint, error, className, children }: RadioGroupProps) {
  const notes = describedBy(useId(), hint, error);
  return (
    <fieldset className={className} aria-describedby={notes.describedBy}>
      {legendHidden ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      <div className={classNames(styles.group, Boolean(error) && styles.invalid)}>
        {hint && (
          <p id={notes.hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {children}
        {error && <FieldError id={notes.errorId}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
