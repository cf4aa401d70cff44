import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/**
 * Whether a view is rendered in one step: on the server, in the page that it has sent, and where a page is restored at a
 * scroll position, for which it needs its whole height.
 */
export const InOneStep = createContext(true);

/**
 * Divides the rendering of a view into two steps, so that the browser paints what the visitor waits for before the rest is
 * rendered.
 *
 * @param subject - what the view shows: another value is another view
 * @returns false until the subject is painted, then true; always true where a view is rendered in one step
 */
export function useAfterPaint(subject: unknown): boolean {
  const isInOneStep = useContext(InOneStep);
  const [state, setState] = useState({ subject, isPainted: isInOneStep });
  const { isPainted } = state.subject === subject ? state : { isPainted: isInOneStep };
  if (state.subject !== subject) setState({ subject, isPainted });

  useEffect(() => {
    if (isPainted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame is painted before the task that follows it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setState({ subject, isPainted: true })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [subject, isPainted]);
  return isPainted;
}
