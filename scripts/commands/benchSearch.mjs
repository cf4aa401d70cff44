import { reportFailure } from '../failure.mjs';
import { withBenchDatabase } from '../postgres/withBenchDatabase.mjs';
import { apiBench } from './apiSubjects.mjs';

/** `--answers`: only judges the answers. `--small`: times the smaller shop only, and writes nothing. */
const [option] = process.argv.slice(2);
try {
  const { benchSearch, judgeSearch, trySearch } = await apiBench('search/main.ts');
  await withBenchDatabase('search', option === '--answers' ? judgeSearch : option === '--small' ? trySearch : benchSearch);
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
