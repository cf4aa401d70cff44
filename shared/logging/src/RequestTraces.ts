import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { traceFields } from './traceFields.ts';
import { parseTraceparent } from './traceparent.ts';
import type { RequestTrace, Trace } from './traceparent.ts';

export interface RequestTracesOptions {
  /** Whether a request belongs to the trace that its caller names; always by default. A request that does not gets a new trace. */
  readonly isContinued?: (caller: Trace, request: IncomingMessage) => boolean;
  /** Random by default. */
  readonly newTraceId?: () => string;
}

/** The span of each request: a new one, in the trace of its caller or in a new trace. Every line of the request's log has it. */
export class RequestTraces {
  readonly #isContinued: NonNullable<RequestTracesOptions['isContinued']>;
  readonly #newTraceId: () => string;
  readonly #traces = new WeakMap<IncomingMessage, RequestTrace>();

  constructor({ isContinued = () => true, newTraceId = () => randomBytes(16).toString('hex') }: RequestTracesOptions = {}) {
    this.#isContinued = isContinued;
    this.#newTraceId = newTraceId;
  }

  /** The trace of a request: the same one each time. */
  of(request: IncomingMessage): RequestTrace {
    const known = this.#traces.get(request);
    if (known) return known;
    const caller = parseTraceparent(request.headers['traceparent']);
    const trace = caller && this.#isContinued(caller, request) ? { ...this.begin(caller.traceId), parentId: caller.spanId } : this.begin();
    this.#traces.set(request, trace);
    return trace;
  }

  /** The trace id of a request that is answered at once, without a span: with no line and no further call. Ask once. */
  idOf(request: IncomingMessage): string {
    return request.headers['traceparent'] === undefined ? this.#newTraceId() : this.of(request).traceId;
  }

  /** A trace for work that no request has caused. */
  begin(traceId = this.#newTraceId()): RequestTrace {
    return { traceId, spanId: randomBytes(8).toString('hex'), parentId: undefined };
  }

  /** Options of a Fastify server, whose `request.id` is the trace id. Its log controller must have the label `trace_id`. */
  get serverOptions(): Required<Pick<FastifyServerOptions, 'genReqId' | 'childLoggerFactory'>> {
    return {
      genReqId: (request) => this.of(request).traceId,
      childLoggerFactory: (logger, bindings, options, request) => {
        return logger.child({ ...bindings, ...traceFields(this.of(request)) }, options);
      },
    };
  }
}
