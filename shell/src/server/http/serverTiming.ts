import type { Trace } from '@feszek/logging';

export const SERVER_TIMING = 'server-timing';

/** The header by which a page names its trace. The page's script reads it, and the body of a cached page stays as it is. */
export function serverTiming({ traceId }: Pick<Trace, 'traceId'>): string {
  return `trace;desc="${traceId}"`;
}
