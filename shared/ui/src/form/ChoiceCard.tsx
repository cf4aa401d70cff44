import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import checkboxStyles from './Checkbox.module.css';
import styles from './RadioGroup.module.css';

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** At the end of the line, such as the price of a delivery method. */
  readonly aside?: ReactNode;
  /** Further content while this is the choice; below the line, outside the label. */
  readonly children?: ReactNode;
}

interface TypedCardProps extends ChoiceCardProps {
  readonly type: 'radio' | 'checkbox';
}

/** A card with a radio button or a checkbox; the whole card is the target. */
export function ChoiceCard({ type, title, description, aside, children, className, ...rest }: TypedCardProps) {
  const descriptionId = useId();
  return (
    <div className={classNames(styles.card, className)}>
      <label className={styles.row}>
        <input
          {...rest}
          type={type}
          className={type === 'radio' ? styles.input : checkboxStyles.input}
          aria-describedby={description ? descriptionId : undefined}
        />
        <span className={styles.title}>{title}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        {description && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </label>
      {children !== undefined && children !== null && <div className={styles.body}>{children}</div>}
    </div>
  );
}
