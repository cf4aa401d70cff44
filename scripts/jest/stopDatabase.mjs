import { stopServer } from './databaseServer.mjs';

/** Runs once after all tests of the API. */
export default async function stopDatabase() {
  await stopServer();
}
