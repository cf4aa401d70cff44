import type { ServerResponse } from 'node:http';

/** The client closed its connection before it had received its answer. */
export class HangUpError extends Error {
  override readonly name = 'HangUpError';
}

/** A signal that aborts, with a `HangUpError`, when the client of a response disconnects before the whole response is sent. */
export function hangUpSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!response.writableFinished) controller.abort(new HangUpError('The client has left'));
  };
  if (response.destroyed) onClose();
  else response.once('close', onClose);
  return controller.signal;
}
