/** Where a command speaks. */
export interface Terminal {
  /** What the command is for. */
  out(line: string): void;
  /** How far it is. */
  progress(line: string): void;
  /** What is wrong. */
  warn(line: string): void;
}

/** How often a terminal that is no screen hears how far a command is, in milliseconds. */
const EVERY_MS = 5000;

/** Results on standard output; progress and complaints beside them. */
export function createTerminal(): Terminal {
  const { stderr, stdout } = process;
  let toldAt = 0;
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
      } else if (performance.now() - toldAt > EVERY_MS) {
        toldAt = performance.now();
        stderr.write(`${line}\n`);
      }
    },
  };
}
