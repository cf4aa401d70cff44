import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/** An answer that is larger than the limit. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';

  constructor(maxBytes: number) {
    super(`The answer is larger than ${maxBytes} bytes`);
  }
}

/**
 * Reads the body of another program's answer, up to a limit. Beyond it the connection is closed.
 *
 * @param maxBytes - of the body as it is sent, compressed or not
 * @throws AnswerTooLargeError if the answer or its `Content-Length` is larger
 */
export async function readLimited({ headers, body }: Answer, maxBytes: number): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    body.destroy(new AnswerTooLargeError(maxBytes));
    // Rejects with the reason above, and listens to the error that a destroyed body emits.
    await finished(body);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop early destroys the body, and its connection with it.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new AnswerTooLargeError(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
