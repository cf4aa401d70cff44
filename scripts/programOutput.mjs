/** A line is cut at this many bytes. */
const LONGEST_LINE_BYTES = 64 * 1024;
/** The last output that is kept in memory, in bytes, to explain a failed start. */
const TAIL_BYTES = 16 * 1024;
const LAST_LINES = 20;
/** Time for output after a process has ended, in milliseconds: a child process that left the group may keep the pipe open. */
const REST_MS = 1000;
const LINE_END = 10;

/**
 * Forwards a stream in whole lines.
 *
 * @param {import('node:stream').Readable} stream
 * @param {(lines: Buffer) => void} onLines
 */
function splitLines(stream, onLines) {
  /** @type {Buffer} */
  let rest = Buffer.alloc(0);
  stream.on('data', (/** @type {Buffer} */ chunk) => {
    const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = text.lastIndexOf(LINE_END) + 1;
    if (end > 0) onLines(text.subarray(0, end));
    rest = text.subarray(end);
    if (rest.length > LONGEST_LINE_BYTES) endLine();
  });
  function endLine() {
    if (rest.length > 0) onLines(Buffer.concat([rest, Buffer.from('\n')]));
    rest = Buffer.alloc(0);
  }
  stream.once('close', endLine);
  // The stream is closed by then, and everything before it has been forwarded.
  stream.on('error', () => undefined);
}

/**
 * Collects the standard output and standard error of a process.
 *
 * @param {import('node:child_process').ChildProcess} child - with pipes for both
 * @param {{ write: (lines: Buffer) => void }} log
 * @returns {{ ended: Promise<void>, lastLines: () => string }} `ended` resolves when the process has ended and its output
 *   has been collected
 */
export function collectOutput(child, log) {
  /** @type {Buffer} */
  let tail = Buffer.alloc(0);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    splitLines(stream, (lines) => {
      tail = Buffer.concat([tail, lines]).subarray(-TAIL_BYTES);
      log.write(lines);
    });
  }
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('close', () => resolve());
    for (const event of ['exit', 'error']) child.once(event, () => setTimeout(resolve, REST_MS).unref());
  });
  return { ended, lastLines: () => tail.toString('utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n') };
}
