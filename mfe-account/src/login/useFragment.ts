import { useEffect, useState } from 'react';

/**
 * The fragment of the address with which the page was opened; empty on the server and before hydration. Links to fields and to
 * the content change the fragment of the address later.
 */
export function useFragment(): string {
  const [fragment, setFragment] = useState('');
  useEffect(() => setFragment(window.location.hash), []);
  return fragment;
}
