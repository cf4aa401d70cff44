import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { describedBy } from './describedBy.ts';
import { FieldError } from './FieldError.tsx';
import styles from './Field.module.css';

/** The attributes that connect a control to its label, hint and error: spread them on the control. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  /** Help that is read before typing. */
  readonly hint?: ReactNode;
  /** The error and how to correct it; falsy without an error. */
  readonly error?: ReactNode;
  /** Beside the label, such as "optional". */
  readonly note?: ReactNode;
  readonly required?: boolean;
  /** Needed if another element links to the control, such as an error summary. */
  readonly id?: string;
  readonly className?: string;
  /** Draws the control: `{(control) => <TextInput {...control} name="email" />}`. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label, hint and error. */
export function Field({ label, hint, error, note, required = false, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const notes = describedBy(controlId, hint, error);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {hint && (
        <p id={notes.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        required,
        'aria-describedby': notes.describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={notes.errorId}>{error}</FieldError>}
    </div>
  );
}
