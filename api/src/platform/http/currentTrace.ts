import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from './app.ts';

const storage = new AsyncLocalStorage<string>();

/** The trace id of the request or of the job in which this code runs; `undefined` outside of both. */
export function currentTraceId(): string | undefined {
  return storage.getStore();
}

/** Runs work that belongs to a trace. */
export function runInTrace<Result>(traceId: string, work: () => Result): Result {
  return storage.run(traceId, work);
}

/** Lets the handlers of requests know their trace. The last hook before the handler: a body is read outside of the scope of earlier ones. */
export function addCurrentTrace(app: App): void {
  app.addHook('preHandler', (request, _reply, done) => runInTrace(request.id, done));
}
