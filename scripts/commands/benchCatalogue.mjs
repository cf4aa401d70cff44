import { reportFailure } from '../failure.mjs';

try {
  process.env.NODE_ENV = 'production';
  await import('../../api/bench/catalogue/main.ts');
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
