import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** The name of the list of tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The tab that is open at first; the first one if left out. */
  readonly initial?: string;
  readonly onSelect?: (id: string) => void;
}

/**
 * Panels of which one is visible. Arrow keys, Home and End move between the tabs, Tab into the panel
 * (the tabs pattern of the ARIA Authoring Practices Guide, with selection following the focus).
 */
export function Tabs({ label, tabs, initial, onSelect }: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial);
  const selected = tabs.find((tab) => tab.id === chosen) ?? tabs[0];

  function select(tab: Tab) {
    setChosen(tab.id);
    onSelect?.(tab.id);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const current = tabs.findIndex((tab) => tab === selected);
    const index = targetIndex(event.key, current, tabs.length);
    const tab = index === undefined ? undefined : tabs[index];
    if (tab && index !== undefined) {
      event.preventDefault();
      select(tab);
      list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
    }
  }

  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}-tab`}
            className={styles.tab}
            aria-selected={tab === selected}
            aria-controls={`${baseId}-${tab.id}-panel`}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => select(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${baseId}-${tab.id}-panel`}
          className={styles.panel}
          aria-labelledby={`${baseId}-${tab.id}-tab`}
          tabIndex={0}
          hidden={tab !== selected}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

function targetIndex(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
