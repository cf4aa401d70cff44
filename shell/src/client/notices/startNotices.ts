import type { Bus, Notice } from '@feszek/contract';
import type { WhenUsed } from '../firstUse.ts';

export interface NoticeParts {
  readonly bus: Bus;
  readonly whenUsed: WhenUsed;
  /** Loads the region of the notices and shows it with the notices published so far. */
  readonly load: () => Promise<(waiting: readonly Notice[]) => void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Shows the notices that slices publish with `notice.shown`. The region is loaded when the visitor uses the page, since
 * notices answer actions, or with the first notice. Until then notices are queued, also after a failed attempt.
 */
export function startNotices({ bus, whenUsed, load, onError }: NoticeParts): void {
  const waiting: Notice[] = [];
  let isLoading = false;
  const loadRegion = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const show = await load();
      unsubscribe();
      show(waiting);
    } catch (error) {
      isLoading = false;
      onError(error);
    }
  };
  const unsubscribe = bus.on('notice.shown', (notice) => {
    waiting.push(notice);
    void loadRegion();
  });
  whenUsed(() => void loadRegion());
}
