const isTerminal = process.stdout.isTTY === true;

// If the terminal is closed, output is dropped and the command stops in order.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Prints that something has been done.
 *
 * @param {string} text
 */
export function done(text) {
  console.log(`  ✓ ${text}`);
}

/**
 * Prints something that the person should notice.
 *
 * @param {string} text
 */
export function notice(text) {
  console.log(`  ! ${text}`);
}

/**
 * Shows what is under way and, on one line, what came of it and how long it took.
 *
 * @param {string} doing
 * @param {() => Promise<string>} work - resolves to what has been done
 */
export async function step(doing, work) {
  const startedAt = Date.now();
  if (isTerminal) process.stdout.write(`  … ${doing}`);
  else console.log(`  … ${doing}`);
  try {
    const result = await work();
    if (isTerminal) process.stdout.write('\r\u001b[K');
    done(`${result} (${seconds(Date.now() - startedAt)})`);
  } catch (error) {
    if (isTerminal) process.stdout.write('\n');
    throw error;
  }
}

/** How long ago the person typed the command. */
export function sinceStart() {
  return seconds(Date.now() - Number(process.env.FESZEK_STARTED_AT ?? performance.timeOrigin));
}
