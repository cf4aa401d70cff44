import { useState } from 'react';

/** What a visitor has chosen but does not see yet. A new page that is shown takes its place. */
export function useDraft<Value>(shown: Value): [draft: Value, setDraft: (draft: Value) => void] {
  const [state, setState] = useState({ shown, draft: shown });
  if (state.shown !== shown) setState({ shown, draft: shown });
  return [state.shown === shown ? state.draft : shown, (draft) => setState({ shown, draft })];
}
