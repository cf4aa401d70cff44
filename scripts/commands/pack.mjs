import { resolve } from 'node:path';
import { Failure, reportFailure } from '../failure.mjs';
import { packPackages } from '../packPackages.mjs';
import { ROOT } from '../paths.mjs';

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Failure('Usage: npm run pack -- FOLDER');
  for (const file of await packPackages(resolve(process.env.INIT_CWD ?? ROOT, folder))) console.log(file);
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
