import { useAfterPaint } from '@feszek/kit';
import { Icon } from '@feszek/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
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
  const [isOpen, setIsOpen] = useState(false);
  // The content of a closed popover is rendered after what the visitor waits for.
  const isPainted = useAfterPaint(group.name);
  const later = useDeferredValue(isPainted && group.content);

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
    <details ref={popover} name={name} className={styles.popover} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {group.title}
        {group.chosenCount > 0 && <span className={styles.chosenCount}>{group.chosenCount}</span>}
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>{isOpen ? group.content : later}</div>
    </details>
  );
}
