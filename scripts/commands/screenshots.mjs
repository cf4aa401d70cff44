import { relative } from 'node:path';
import { build } from '../build.mjs';
import { reportFailure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { done, step } from '../progress.mjs';
import { endSignal } from '../signals.mjs';

const signal = endSignal();
try {
  await step('building changes', () => build({ signal }));
  const { takeScreenshots } = await import('../../e2e/screenshots/main.ts');
  const index = await takeScreenshots({ only: process.argv.slice(2), signal });
  done(`every screen is in ${relative(ROOT, index)}`);
} catch (error) {
  if (!signal.aborted) reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
