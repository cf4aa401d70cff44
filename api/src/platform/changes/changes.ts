/**
 * Changed data, as tags of cached pages: `product:17`, `list:3`, `catalogue`, `faq`
 * (see `PublicCachePolicy.tags` of the contract).
 */
export type ChangeListener = (tags: readonly string[]) => void;

export interface Changes {
  /** Notifies every listener of a change of this process. Must be called after the transaction of the change is committed. */
  emit(tags: readonly string[]): void;
  /** Notifies the listeners of all changes of a change of another process. */
  receive(tags: readonly string[]): void;
  /** Listens to the changes of all processes. */
  onChange(listener: ChangeListener): void;
  /** Listens to the changes of this process only. */
  onOwnChange(listener: ChangeListener): void;
}

/** The only place that reports changes of public data, so that caches can be invalidated. */
export function createChanges(): Changes {
  const listeners: ChangeListener[] = [];
  const ownListeners: ChangeListener[] = [];
  const notify = (all: readonly ChangeListener[], tags: readonly string[]) => {
    if (tags.length > 0) for (const listener of all) listener(tags);
  };
  return {
    emit(tags) {
      notify(listeners, tags);
      notify(ownListeners, tags);
    },
    receive: (tags) => notify(listeners, tags),
    onChange(listener) {
      listeners.push(listener);
    },
    onOwnChange(listener) {
      ownListeners.push(listener);
    },
  };
}
