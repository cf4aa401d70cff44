/** When an entry is shown; `null` for no limit. */
export interface Publication {
  readonly published_at: Date | null;
  readonly expires_at: Date | null;
}

/** Whether an entry is published and has not ended. */
export function isShown({ published_at: from, expires_at: until }: Publication, now: Date): boolean {
  return (from === null || from <= now) && (until === null || now < until);
}
