import { Icon } from '@feszek/ui';
import { useEffect, useRef } from 'react';
import type { FilterGroup } from './useFilterGroups.tsx';
import styles from './FilterBar.module.css';

export interface FilterPopoverProps {
  readonly group: FilterGroup;
  /** Of the popovers with one name only one is open. */
  readonly name: string;
}

/** One filter behind its name. It opens without JavaScript; Escape, and whatever leaves it, close it again. */
export function FilterPopover({ group, name }: FilterPopoverProps) {
  const popover = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = popover.current;
    if (!details) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const closeUnlessWithin = (target: EventTarget | null) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    document.addEventListener('pointerdown', ({ target }) => closeUnlessWithin(target), { signal });
    details.addEventListener('focusout', ({ relatedTarget }) => closeUnlessWithin(relatedTarget), { signal });
    details.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    }, { signal });
    return () => controller.abort();
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
