import { reportFailure } from '../failure.mjs';
import { withLargeShops } from '../postgres/withBenchDatabase.mjs';
import { apiBench } from './apiSubjects.mjs';

/** `million`, and a part of the names of kinds of request: tries these in a shop of a million products. */
const [first, kinds = ''] = process.argv.slice(2);
try {
  process.env.NODE_ENV = 'production';
  await withLargeShops(async (serverUrl) => {
    if (first === 'million') return (await apiBench('growth/main.ts')).tryGrowth(serverUrl, kinds);
    process.env.BENCH_DATABASE_URL = serverUrl;
    await apiBench('catalogue/main.ts');
  });
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
