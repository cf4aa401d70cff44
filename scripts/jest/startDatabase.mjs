import { createTemplates } from '../../api/test/templates.ts';
import { startServer } from './databaseServer.mjs';

/** Runs once before all tests of the API: starts a database server for them, and makes the databases that they copy. */
export default async function startDatabase() {
  process.env.TEST_DATABASE_URL = await startServer();
  await createTemplates();
}
