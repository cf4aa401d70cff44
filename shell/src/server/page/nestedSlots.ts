import { filledPart, parseSlotReference, slotMarker, splitAtSlots } from '@feszek/contract';
import type { FragmentOutcome } from './Fragments.ts';

/** A place in the primary fragment for another slice's part. */
export interface NestedSlot {
  /** The part with its parameters: see `slotReference`. */
  readonly reference: string;
  /** Which copy of the part on the page this is, from 1. */
  readonly instance: number;
}

export interface NestedPart extends NestedSlot {
  readonly outcome: FragmentOutcome;
}

/**
 * Numbers the slots of the primary fragment, so that each copy of a part has ids of its own. The slots of the layout have
 * the first numbers.
 *
 * @param layout - the parts in the places of the layout
 */
export function numberSlots(references: readonly string[], layout: readonly string[]): NestedSlot[] {
  const counts = new Map<string, number>(layout.map((name) => [name, 1]));
  return references.map((reference) => {
    const name = parseSlotReference(reference)?.name ?? reference;
    const instance = (counts.get(name) ?? 0) + 1;
    counts.set(name, instance);
    return { reference, instance };
  });
}

function contentOf({ reference, instance, outcome }: NestedPart): string {
  if (outcome.kind !== 'answered' || outcome.answer.record.status !== 200) return slotMarker(reference);
  return filledPart(outcome.answer.html, outcome.answer.data, instance);
}

/** Fills the slots of the primary fragment, one level deep. A slot without its part keeps its marker for the browser. */
export function fillSlots(html: string, nested: readonly NestedPart[]): string {
  if (nested.length === 0) return html;
  const waiting = [...nested];
  let text = '';
  for (const { html: piece, slot } of splitAtSlots(html)) {
    text += piece;
    if (slot === undefined) break;
    const index = waiting.findIndex(({ reference }) => reference === slot);
    const [part] = index < 0 ? [] : waiting.splice(index, 1);
    text += part ? contentOf(part) : slotMarker(slot);
  }
  return text;
}
