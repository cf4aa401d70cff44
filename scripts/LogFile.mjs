import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from './failure.mjs';

/** The most bytes that wait for a slow disk. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;
/** The most bytes of one write. */
const BATCH_BYTES = 64 * 1024;
const RETRY_MS = 1000;
const LINE_END = 10;

/**
 * A change of a log: it cannot be written, or it is written again after this many lines were lost.
 *
 * @typedef {{ kind: 'log-lost', reason: string } | { kind: 'log-back', lines: number }} LogIncident
 */

/**
 * @typedef {object} LogFileOptions
 * @property {number} fileBytes - size at which the next file begins
 * @property {number} files - number of files, including the current one
 * @property {(incident: LogIncident) => void} onIncident
 * @property {typeof open} [openFile] - opens the file; that of `node:fs/promises` by default
 * @property {number} [retryMs] - delay after a failed write, in milliseconds
 */

/** @param {Buffer} text */
function countLines(text) {
  let lines = 0;
  for (let at = text.indexOf(LINE_END); at >= 0; at = text.indexOf(LINE_END, at + 1)) lines += 1;
  return lines;
}

/**
 * Appends lines to a file of limited size, which only its owner can read. The full file becomes `<file>.1`, the one
 * before `<file>.2`, and the oldest is removed.
 *
 * Never throws or waits: while the disk is full or slow, lines are lost. They are counted, and once there is space a line
 * in the file reports their number.
 */
export class LogFile {
  #file;
  #options;
  /** @type {Buffer[]} */
  #queue = [];
  #queuedBytes = 0;
  #lostLines = 0;
  #isFailing = false;
  #isMidLine = false;
  #size = 0;
  /** @type {import('node:fs/promises').FileHandle | undefined} */
  #handle;
  /** @type {Promise<void> | undefined} */
  #writing;
  /** @type {NodeJS.Timeout | undefined} */
  #retry;

  /**
   * @param {string} file
   * @param {LogFileOptions} options
   */
  constructor(file, options) {
    this.#file = file;
    this.#options = options;
  }

  /** @param {Buffer} text - whole lines */
  write(text) {
    if (this.#retry || this.#queuedBytes + text.length > MOST_WAITING_BYTES) {
      this.#lostLines += countLines(text);
      return;
    }
    this.#queue.push(text);
    this.#queuedBytes += text.length;
    this.#writing ??= this.#writeQueue();
  }

  /** Waits until everything is written or lost, and closes the file. A later `write` opens it again. */
  async close() {
    while (this.#writing) await this.#writing;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    await this.#closeFile();
  }

  async #writeQueue() {
    while (this.#queuedBytes > 0 || this.#lostLines > 0) {
      const reported = this.#lostLines;
      const report = this.#lossReport(reported);
      const batch = Buffer.concat([report, ...this.#takeBatch()]);
      const written = await this.#append(batch);
      if (written >= report.length) this.#lostLines -= reported;
      if (written < batch.length) {
        this.#lostLines += countLines(batch.subarray(Math.max(written, report.length)));
        this.#loseQueue();
        break;
      }
      if (this.#isFailing) this.#options.onIncident({ kind: 'log-back', lines: reported });
      this.#isFailing = false;
    }
    this.#writing = undefined;
  }

  #takeBatch() {
    const batch = [];
    let bytes = 0;
    while (this.#queue[0] && (bytes === 0 || bytes + this.#queue[0].length <= BATCH_BYTES)) {
      bytes += this.#queue[0].length;
      batch.push(this.#queue[0]);
      this.#queue.shift();
    }
    this.#queuedBytes -= bytes;
    return batch;
  }

  /** @param {number} lines */
  #lossReport(lines) {
    if (lines === 0) return Buffer.alloc(0);
    return Buffer.from(`${JSON.stringify({ level: 40, time: Date.now(), lines, msg: 'log lines lost' })}\n`);
  }

  #loseQueue() {
    for (const text of this.#queue) this.#lostLines += countLines(text);
    this.#queue = [];
    this.#queuedBytes = 0;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#writing ??= this.#writeQueue();
    }, this.#options.retryMs ?? RETRY_MS);
    this.#retry.unref();
  }

  /**
   * @param {Buffer} batch
   * @returns {Promise<number>} the number of its bytes in the file
   */
  async #append(batch) {
    let written = 0;
    try {
      const handle = await this.#openFor(batch.length);
      // A partly written line is ended, so that the next line begins on its own.
      if (this.#isMidLine) this.#size += (await handle.write('\n')).bytesWritten;
      this.#isMidLine = false;
      while (written < batch.length) {
        const { bytesWritten } = await handle.write(batch, written);
        written += bytesWritten;
        this.#size += bytesWritten;
      }
    } catch (error) {
      this.#isMidLine = written > 0 ? batch[written - 1] !== LINE_END : this.#isMidLine;
      this.#fail(error);
      await this.#closeFile();
    }
    return written;
  }

  /** @param {unknown} error */
  #fail(error) {
    if (this.#isFailing) return;
    this.#isFailing = true;
    const reason = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
    this.#options.onIncident({ kind: 'log-lost', reason });
  }

  /**
   * The open file, or a new one if this many bytes would exceed its size.
   *
   * @param {number} bytes
   */
  async #openFor(bytes) {
    let handle = this.#handle ?? (await this.#openFile());
    if (this.#size > 0 && this.#size + bytes > this.#options.fileBytes) {
      await this.#closeFile();
      await this.#rotate();
      this.#isMidLine = false;
      handle = await this.#openFile();
    }
    return handle;
  }

  async #openFile() {
    await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
    const handle = await (this.#options.openFile ?? open)(this.#file, 'a', 0o600);
    this.#handle = handle;
    const stat = await handle.stat();
    // A file of an earlier release. A device such as /dev/null keeps its permissions.
    if (stat.isFile() && (stat.mode & 0o077) !== 0) await handle.chmod(0o600);
    this.#size = stat.size;
    return handle;
  }

  async #rotate() {
    const names = [this.#file, ...Array.from({ length: this.#options.files - 1 }, (_, index) => `${this.#file}.${index + 1}`)];
    await rm(names.at(-1) ?? this.#file, { force: true });
    for (let index = names.length - 2; index >= 0; index -= 1) {
      await rename(names[index] ?? '', names[index + 1] ?? '').catch((error) => {
        if (!hasCode(error, 'ENOENT')) throw error;
      });
    }
  }

  async #closeFile() {
    const handle = this.#handle;
    this.#handle = undefined;
    await handle?.close().catch((error) => this.#fail(error));
  }
}
