import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { describedBy } from './describedBy.ts';
import { FieldError } from './FieldError.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May contain links, such as the one to the terms. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** A checkbox with its label: the whole line is the target. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const notes = describedBy(inputId, hint, error);
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.row} htmlFor={inputId}>
        <input
          {...rest}
          type="checkbox"
          id={inputId}
          className={styles.input}
          aria-describedby={notes.describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {hint && (
        <p id={notes.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <div className={styles.error}>
          <FieldError id={notes.errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
