import type { FastifyReply } from 'fastify';

/** The client closed its connection before it was answered: nobody reads an answer. */
export class ClientGoneError extends Error {
  constructor() {
    super('The client closed the connection before it was answered');
    this.name = 'ClientGoneError';
  }
}

/** A signal that is aborted with a `ClientGoneError` when the client of a request hangs up before the answer is sent. */
export function hangUpSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const check = () => {
    if (!raw.writableFinished) controller.abort(new ClientGoneError());
  };
  if (raw.destroyed) check();
  else raw.once('close', check);
  return controller.signal;
}
