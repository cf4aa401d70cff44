import { keepEmptyDatabase } from './emptyDatabase.ts';

/** Runs once before all tests of the API. */
export default async function start(): Promise<void> {
  await keepEmptyDatabase();
}
