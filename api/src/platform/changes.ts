/**
 * What has changed, as tags of cached pages: `product:17`, `category:3`, `catalogue`, `faq`
 * (see `PublicCachePolicy.tags` of the contract).
 */
export type ChangeListener = (tags: readonly string[]) => void;

export interface Changes {
  /** Tells every listener; called after the transaction that made the change has been committed. */
  emit(tags: readonly string[]): void;
  onChange(listener: ChangeListener): void;
}

/** The one place through which the shop says that public data has changed, so that caches can be emptied. */
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
