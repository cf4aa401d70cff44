import { useBrowser, useBusMoment, useShop } from '@feszek/kit';
import { useModal } from '@feszek/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../i18n.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { createWays } from './ways.ts';
import type { Ways } from './ways.ts';
import styles from './SearchOverlay.module.css';

/** One opening of the overlay. Every one begins anew. */
interface Opening {
  readonly number: number;
  /** What the page shows the results of, if it does. */
  readonly words: string;
  readonly ways: Ways;
}

/** Searches above the page: opens when it is asked to, and closes on every navigation. The dialog keeps the focus and gives it back. */
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
    const words = shown?.routeName === 'search' ? (new URLSearchParams(shown.search).get('q') ?? '') : '';
    setOpening((last) => ({ number: (last?.number ?? 0) + 1, words, ways: createWays(page().api, last?.ways) }));
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
      {opening && <SearchPanel key={opening.number} initialText={opening.words} ways={opening.ways} onClose={close} />}
    </dialog>
  );
}
