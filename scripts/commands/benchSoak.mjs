import { build } from '../build.mjs';
import { reportFailure } from '../failure.mjs';
import { step } from '../progress.mjs';
import { endSignal } from '../signals.mjs';

const signal = endSignal();
try {
  await step('building changes', () => build({ signal }));
  process.env.NODE_ENV = 'production';
  await import('../../e2e/bench/soak/main.ts');
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
