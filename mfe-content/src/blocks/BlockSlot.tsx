import type { SlotParams } from '@feszek/contract';
import { Slot } from '@feszek/kit';
import { classNames } from '@feszek/ui';
import styles from './BlockSlot.module.css';

export interface BlockSlotProps {
  /** Slice and fragment. */
  readonly name: string;
  readonly params?: SlotParams;
  /** Whether the part is wider than the text and brings gutters of its own. */
  readonly isWide?: boolean;
}

/** A place in the text for a part: products, a map, a form. It takes no space as long as the part is missing. */
export function BlockSlot({ name, params, isWide = false }: BlockSlotProps) {
  return <Slot name={name} {...(params && { params })} className={classNames(styles.slot, isWide && styles.wide)} />;
}

