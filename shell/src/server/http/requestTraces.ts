import { RequestTraces } from '@feszek/logging';
import type { ShellConfig } from '../config.ts';
import { TraceIds } from './TraceIds.ts';

/**
 * The traces of the shell's requests. A request belongs to the trace that it names if this shop began that trace, or if it
 * comes from a local program itself; otherwise strangers could write into any trace.
 */
export function requestTraces({ purgeToken, isTrustedProxy }: Pick<ShellConfig, 'purgeToken' | 'isTrustedProxy'>): RequestTraces {
  const ids = new TraceIds(purgeToken);
  return new RequestTraces({
    newTraceId: () => ids.next(),
    isContinued: ({ traceId }, { headers, socket }) => ids.isOwn(traceId) || (headers['x-forwarded-for'] === undefined && isTrustedProxy(socket.remoteAddress ?? '')),
  });
}
