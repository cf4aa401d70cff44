import { useBrowser, useBusMoment, useShop } from '@feszek/kit';
import { useModal } from '@feszek/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../i18n.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { createShortcuts } from './shortcuts.ts';
import type { Shortcuts } from './shortcuts.ts';
import styles from './SearchOverlay.module.css';

/** One opening of the overlay. Each has new state. */
interface Opening {
  readonly number: number;
  /** The query of the shown search page; empty on other pages. */
  readonly searchText: string;
  readonly shortcuts: Shortcuts;
}

/** The search overlay: opens on request, and closes on every navigation. The dialog traps the focus and restores it. */
export function SearchOverlay() {
  const t = useT();
  const { browser } = useShop();
  const page = useBrowser();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const { ref, handlers } = useModal(isOpen, close);
  useBusMoment('navigation.started', close);

  const open = useEffectEvent(() => {
    const shown = page().bus.get('shop.location');
    const searchText = shown?.routeName === 'search' ? (new URLSearchParams(shown.search).get('q') ?? '') : '';
    setOpening((last) => ({ number: (last?.number ?? 0) + 1, searchText, shortcuts: createShortcuts(page().api, last?.shortcuts) }));
    setIsOpen(true);
  });
  useEffect(
    () =>
      browser?.bus.answer('search.open', () => {
        open();
        return Promise.resolve({ ok: true });
      }),
    [browser],
  );

  return (
    <dialog ref={ref} className={styles.overlay} aria-label={t('search.title')} {...handlers}>
      {opening && <SearchPanel key={opening.number} initialText={opening.searchText} shortcuts={opening.shortcuts} onClose={close} />}
    </dialog>
  );
}
