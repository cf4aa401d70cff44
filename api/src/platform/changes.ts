/**
 * Changed data, as tags of cached pages: `product:17`, `category:3`, `catalogue`, `faq`
 * (see `PublicCachePolicy.tags` of the contract).
 */
export type ChangeListener = (tags: readonly string[]) => void;

export interface Changes {
  /** Notifies every listener. Must be called after the transaction of the change is committed. */
  emit(tags: readonly string[]): void;
  onChange(listener: ChangeListener): void;
}

/** The only place that reports changes of public data, so that caches can be invalidated. */
export function createChanges(): Changes {
  const listeners: ChangeListener[] = [];
  return {
    emit(tags) {
      if (tags.length === 0) return;
      for (const listener of listeners) listener(tags);
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
