import type { Bus, Notice } from '@feszek/contract';
import { onFirstIntent } from '../firstIntent.ts';

export interface NoticeParts {
  readonly bus: Bus;
  /** Fetches the region of the notices, and shows it with what was said meanwhile. */
  readonly load: () => Promise<(waiting: readonly Notice[]) => void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Shows what slices say with `notice.shown`. The region is fetched at the visitor's first move, since notices answer
 * what he does, or with the first notice; what is said until it is there is kept, also over a failed try.
 */
export function startNotices({ bus, load, onError }: NoticeParts): void {
  const waiting: Notice[] = [];
  let isUnderWay = false;
  const bring = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      const show = await load();
      keepNoMore();
      show(waiting);
    } catch (error) {
      isUnderWay = false;
      onError(error);
    }
  };
  const keepNoMore = bus.on('notice.shown', (notice) => {
    waiting.push(notice);
    void bring();
  });
  onFirstIntent(() => void bring());
}
