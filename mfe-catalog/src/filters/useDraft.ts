import { useState } from 'react';

/** A choice that is not applied yet. It is reset when a new page is shown. */
export function useDraft<Value>(shown: Value): [draft: Value, setDraft: (draft: Value) => void] {
  const [state, setState] = useState({ shown, draft: shown });
  if (state.shown !== shown) setState({ shown, draft: shown });
  return [state.shown === shown ? state.draft : shown, (draft) => setState({ shown, draft })];
}
