import { payloadPath } from '@feszek/contract';
import type { FragmentRequest, PagePayload, SliceName } from '@feszek/contract';
import { traceHeaders } from '../traceHeaders.ts';

/**
 * Requests the data of a prerendered page. Never rejected.
 *
 * @returns `undefined` if there is none, or it is for another slice or other choices: the screen then loads its data itself
 */
export async function loadPayload(slice: SliceName, { pathname, currency, vatMode }: FragmentRequest, signal: AbortSignal | undefined): Promise<PagePayload | undefined> {
  try {
    const response = await fetch(payloadPath(pathname), { headers: traceHeaders(), ...(signal && { signal }) });
    if (response.status !== 200) return undefined;
    const payload: PagePayload = await response.json();
    return payload.slice === slice && payload.currency === currency && payload.vatMode === vatMode ? payload : undefined;
  } catch (error) {
    // A payload that cannot be loaded is only logged (specification, chapter 8).
    if (!signal?.aborted) console.info('payload', error);
    return undefined;
  }
}
