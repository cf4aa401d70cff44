import { text } from 'node:stream/consumers';
import { createUser, findUserByEmail } from './users/users.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { connect } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { checkShop } from './platform/database/shopIdentity.ts';
import { ShopDataError } from './platform/database/ShopDataError.ts';
import { ApiError } from './platform/http/errors.ts';

const USAGE = 'Usage: node src/createUser.ts EMAIL NAME   (the password is read from standard input)';

class CommandError extends Error {}

async function run([email, name, ...rest]: readonly string[]): Promise<string> {
  if (!email || !name || rest.length > 0) throw new CommandError(USAGE);
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  const config = readConfig(process.env);
  const connection = connect(config);
  try {
    await checkShop(connection.bulkDb, { ...config, isFirstStartAllowed: false });
    await migrate(connection.bulkDb);
    if (await findUserByEmail(connection.db, email)) throw new CommandError(`There is an account with the address ${email} already.`);
    await createUser(connection.db, systemClock, { email, name, password });
    return `Created the account ${email}.`;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new CommandError(`Not created: ${(error.fields ?? []).map(({ path, code }) => `${path} (${code})`).join(', ')}.`);
  } finally {
    await connection.close();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isExpected = error instanceof CommandError || error instanceof ConfigError || error instanceof ShopDataError;
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
