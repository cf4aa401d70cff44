import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './RadioGroup.module.css';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** At the end of the line, such as the price of a delivery method. */
  readonly aside?: ReactNode;
  /** What else must be said when this is the choice; below the line, outside the label. */
  readonly children?: ReactNode;
}

/** One choice of a `RadioGroup`; the whole card is the target. */
export function RadioCard({ title, description, aside, children, className, ...rest }: RadioCardProps) {
  const descriptionId = useId();
  return (
    <div className={classNames(styles.card, className)}>
      <label className={styles.row}>
        <input
          {...rest}
          type="radio"
          className={styles.input}
          aria-describedby={description ? descriptionId : undefined}
        />
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          {description && (
            <span id={descriptionId} className={styles.description}>
              {description}
            </span>
          )}
        </span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </label>
      {children !== undefined && children !== null && <div className={styles.body}>{children}</div>}
    </div>
  );
}
