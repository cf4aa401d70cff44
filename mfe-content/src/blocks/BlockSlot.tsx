import type { SlotParams } from '@feszek/contract';
import { Slot } from '@feszek/kit';
import { classNames } from '@feszek/ui';
import styles from './BlockSlot.module.css';

export interface BlockSlotProps {
  /** Slice and fragment. */
  readonly name: string;
  readonly params?: SlotParams;
  /** `text` by default. `roomy`: wider than the text. `wide`: over the whole column, with gutters of its own. */
  readonly width?: 'text' | 'roomy' | 'wide';
}

/** A place in the text for a part: products, a map, a form. It takes no space as long as the part is missing. */
export function BlockSlot({ name, params, width = 'text' }: BlockSlotProps) {
  return <Slot name={name} {...(params && { params })} className={classNames(styles.slot, width !== 'text' && styles[width])} />;
}

