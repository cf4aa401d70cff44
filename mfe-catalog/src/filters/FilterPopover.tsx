import { Icon } from '@feszek/ui';
import { useEffect, useRef } from 'react';
import type { FilterGroup } from './useFilterGroups.tsx';
import styles from './FilterBar.module.css';

export interface FilterPopoverProps {
  readonly group: FilterGroup;
  /** Only one popover with the same name is open. */
  readonly name: string;
}

/** One filter in a popover. It opens without JavaScript, and closes with Escape or when the focus leaves it. */
export function FilterPopover({ group, name }: FilterPopoverProps) {
  const popover = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = popover.current;
    if (!details) return undefined;
    const closeUnlessWithin = (target: EventTarget | null) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    const handlePress = ({ target }: PointerEvent) => closeUnlessWithin(target);
    const handleLeave = ({ relatedTarget }: FocusEvent) => closeUnlessWithin(relatedTarget);
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', handlePress);
    details.addEventListener('focusout', handleLeave);
    details.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      details.removeEventListener('focusout', handleLeave);
      details.removeEventListener('keydown', handleKey);
    };
  }, []);

  return (
    <details ref={popover} name={name} className={styles.popover}>
      <summary className={styles.summary}>
        {group.title}
        {group.chosenCount > 0 && <span className={styles.chosenCount}>{group.chosenCount}</span>}
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>{group.content}</div>
    </details>
  );
}
