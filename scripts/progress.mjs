const isTerminal = process.stdout.isTTY === true;

// If the terminal is closed, output is dropped and the command stops in order.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Prints a completed step.
 *
 * @param {string} text
 */
export function done(text) {
  console.log(`  ✓ ${text}`);
}

/**
 * Prints a warning.
 *
 * @param {string} text
 */
export function notice(text) {
  console.log(`  ! ${text}`);
}

/**
 * Shows the current step, then its result and its duration on the same line.
 *
 * @param {string} doing
 * @param {() => Promise<string>} work - resolves to the result
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

/** Time since the command was entered. */
export function sinceStart() {
  return seconds(Date.now() - Number(process.env.FESZEK_STARTED_AT ?? performance.timeOrigin));
}
