import type { Place } from '@feszek/contract';

/** The choice of a place inside a form. */
export interface PlaceField {
  /** The id of the chosen place; empty before the choice. */
  readonly value: string;
  /** The id of the control to which the error summary links. */
  readonly controlId: string;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The place that the server has stored, if the form still has it. */
export function storedPlace({ value }: PlaceField, stored: Place | null): Place | undefined {
  return stored?.id === value ? stored : undefined;
}
