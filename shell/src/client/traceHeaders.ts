import { pageTiming } from './pageTiming.ts';

/** The trace of this page, by its header `Server-Timing`. */
function pageTraceId(): string | undefined {
  return pageTiming()?.serverTiming?.find(({ name }) => name === 'trace')?.description;
}

/**
 * The header `traceparent` of one call: a new span in the trace of this page.
 *
 * @returns nothing for a page without a trace: the program that is called begins one
 */
export function traceHeaders(): { readonly traceparent?: string } {
  const traceId = pageTraceId();
  if (traceId === undefined) return {};
  // Half of a random UUID has the length of a span's id.
  return { traceparent: `00-${traceId}-${crypto.randomUUID().replaceAll('-', '').slice(16)}-01` };
}
