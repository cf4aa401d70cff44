/** The ids of the notes that belong to a control, in reading order. */
export interface Notes {
  readonly hintId: string;
  readonly errorId: string;
  /** For `aria-describedby`; undefined when there is nothing to describe. */
  readonly describedBy: string | undefined;
}

/** Derives the ids of a control's hint and error from its id. */
export function describedBy(id: string, hint: unknown, error: unknown): Notes {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const ids = [hint ? hintId : '', error ? errorId : ''].filter(Boolean);
  return { hintId, errorId, describedBy: ids.length > 0 ? ids.join(' ') : undefined };
}
