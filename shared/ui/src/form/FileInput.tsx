import type { ComponentProps, ReactNode } from 'react';
import styles from './FileInput.module.css';

export interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The control is disabled: no more files can be chosen. */
  readonly full?: boolean;
  /** The text of the control, in the language of the page. */
  readonly children: ReactNode;
}

/**
 * A control for files; inside a `Field`. The browser's own control is transparent above its face: it opens by a click or a key,
 * takes dropped files, and takes a photo on a phone.
 */
export function FileInput({ full = false, children, ...rest }: FileInputProps) {
  return (
    <div className={styles.box} data-invalid={rest['aria-invalid'] ? true : undefined} data-full={full || undefined}>
      <input {...rest} type="file" aria-disabled={full || undefined} className={styles.native} />
      <span className={styles.face}>{children}</span>
    </div>
  );
}
