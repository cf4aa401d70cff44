import type { OncePerGroup } from './OncePerGroup.ts';
import type { Selection } from './Selection.ts';

export interface Sequence {
  readonly slots: ArrayLike<number>;
  readonly isReversed: boolean;
}

/**
 * The slots of one page of the matches in a sequence; none past its end. Of a product group only the first match is in the
 * list.
 *
 * @param once a new one for each list
 */
export function pageOf({ slots, isReversed }: Sequence, selection: Selection, once: OncePerGroup, page: number, pageSize: number): number[] {
  const shown: number[] = [];
  let toSkip = (page - 1) * pageSize;
  for (let index = 0; index < slots.length && shown.length < pageSize; index += 1) {
    const slot = slots[isReversed ? slots.length - 1 - index : index] ?? 0;
    if (!selection.has(slot) || !once.admits(slot)) continue;
    if (toSkip > 0) toSkip -= 1;
    else shown.push(slot);
  }
  return shown;
}
