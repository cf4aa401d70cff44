import type { ServerResponse } from 'node:http';

/** The client closed its connection before it had received its answer. */
export class DisconnectError extends Error {
  override readonly name = 'DisconnectError';
}

/** A signal that aborts, with a `DisconnectError`, when the client of a response disconnects before the whole response is sent. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!response.writableFinished) controller.abort(new DisconnectError('The client has left'));
  };
  if (response.destroyed) onClose();
  else response.once('close', onClose);
  return controller.signal;
}
