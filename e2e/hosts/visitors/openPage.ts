import type { Connection } from './Connection.ts';
import type { Tally } from './Tally.ts';

/** A visitor leaves a page that has not come by then, in milliseconds. */
const PATIENCE_MS = 20_000;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Opens a page of the shop, and counts it. */
export async function openPage(connection: Connection, path: string, tally: Tally): Promise<void> {
  const at = Date.now();
  const started = performance.now();
  let fault = '';
  try {
    const { status, text } = await connection.send({ method: 'GET', path, headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (status !== 200) fault = String(status);
    else if (!text.includes('</html>')) fault = 'cut';
  } catch (error) {
    fault = reasonOf(error);
  }
  tally.pages.push({ path, at, ms: performance.now() - started, fault });
}
