import { startServer } from './databaseServer.mjs';

/** Runs once before all tests of the API: starts a database server for them, and creates the databases that they copy. */
export default async function startDatabase() {
  process.env.TEST_DATABASE_URL = await startServer();
  // As a URL: the type check of the scripts does not include the API.
  const { createTemplates } = await import(new URL('../../api/test/templates.ts', import.meta.url).href);
  await createTemplates();
}
