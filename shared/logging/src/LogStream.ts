import { writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** The maximum of queued bytes for a slow reader. */
const MOST_WAITING_BYTES = 1024 * 1024;

/** Writes one line; returns whether it could. */
type Sink = (line: string) => boolean;

/** Without a listener an error would end the program. The socket is destroyed by then, which the sink checks. */
function ignoreError(): void {
  return undefined;
}

/**
 * A pipe, a socket or a terminal: Node.js writes to it without waiting. A reader that has ended stops the log, not the
 * program.
 */
function socketSink(socket: Socket): Sink {
  // One listener for all streams on a socket, also for those of another instance of this module.
  if (!socket.listeners('error').some(({ name }) => name === ignoreError.name)) socket.on('error', ignoreError);
  return (line) => {
    if (socket.destroyed || socket.writableLength > MOST_WAITING_BYTES) return false;
    socket.write(line);
    return true;
  };
}

/** A file: written synchronously. Lines that cannot be written are lost. */
function fileSink(fd: number): Sink {
  let isMidLine = false;
  return (line) => {
    const text = Buffer.from(isMidLine ? `\n${line}` : line);
    try {
      const written = writeSync(fd, text);
      if (written > 0) isMidLine = written < text.length;
      return written === text.length;
    } catch {
      // There is no other place to report that the log cannot be written. The lines are counted.
      return false;
    }
  };
}

/**
 * Writes log lines to standard output and never blocks, ends or fills the memory of the program: while the reader is slow
 * or the disk full, lines are dropped, and the next line that is written reports how many.
 */
export class LogStream {
  readonly #sink: Sink;
  #dropped = 0;

  /** @param output - `process.stdout` */
  constructor(output: Socket | { readonly fd: number }) {
    this.#sink = output instanceof Socket ? socketSink(output) : fileSink(output.fd);
  }

  write(line: string): void {
    if (this.#dropped > 0 && !this.#reportDropped()) this.#dropped += 1;
    else if (!this.#sink(line)) this.#dropped += 1;
  }

  #reportDropped(): boolean {
    const report = { level: 40, time: Date.now(), lines: this.#dropped, msg: 'log lines dropped' };
    const isWritten = this.#sink(`${JSON.stringify(report)}\n`);
    if (isWritten) this.#dropped = 0;
    return isWritten;
  }
}
