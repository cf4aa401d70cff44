import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { maskAddress } from './maskAddress.ts';
import { loggedRoute, serializeError } from './serializers.ts';

/** A request that takes this long, in milliseconds, is logged on every route. */
const SLOW_MS = 1000;

export interface RequestLogOptions {
  /** Routes whose successful and fast answers are not logged: health checks, pictures. */
  readonly quietRoutes?: readonly string[];
}

/** Logs each request in one line, when it is completed: method, route, status, milliseconds, network, trace id. */
export class RequestLog extends LogController {
  readonly #quietRoutes: ReadonlySet<string>;

  constructor({ quietRoutes = [] }: RequestLogOptions = {}) {
    super({ requestIdLogLabel: 'trace_id' });
    this.#quietRoutes = new Set(quietRoutes);
  }

  /** Logs nothing: the line of the completed request has all fields. */
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status, elapsedTime } = reply;
    const route = loggedRoute(request);
    if (!error && status < 400 && elapsedTime < SLOW_MS && this.#quietRoutes.has(route)) return;
    const line = { method: request.method, route, status, ms: Math.round(elapsedTime * 10) / 10, network: maskAddress(request.ip) };
    if (error) reply.log.error({ ...line, err: serializeError(error) }, 'request errored');
    else if (status >= 500) reply.log.error(line, 'request completed');
    else reply.log.info(line, 'request completed');
  }
}
