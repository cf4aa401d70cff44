/** The output of a command. */
export interface Terminal {
  /** The result. */
  out(line: string): void;
  /** The progress. */
  progress(line: string): void;
  /** A warning. */
  warn(line: string): void;
}

/** The interval of progress messages on a terminal that is not interactive, in milliseconds. */
const EVERY_MS = 5000;

/** Writes results to standard output, progress and warnings to standard error. */
export function createTerminal(): Terminal {
  const { stderr, stdout } = process;
  let reportedAt = 0;
  let isOpen = false;
  const clear = () => {
    if (isOpen) stderr.write('\r\u001B[K');
    isOpen = false;
  };
  return {
    out: (line) => {
      clear();
      stdout.write(`${line}\n`);
    },
    warn: (line) => {
      clear();
      stderr.write(`${line}\n`);
    },
    progress: (line) => {
      if (stderr.isTTY) {
        stderr.write(`\r\u001B[K${line}`);
        isOpen = true;
      } else if (performance.now() - reportedAt > EVERY_MS) {
        reportedAt = performance.now();
        stderr.write(`${line}\n`);
      }
    },
  };
}
