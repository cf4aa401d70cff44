import pg from 'pg';

const RECONNECT_MS = 5000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * Receives the database's notifications on a channel, over a separate connection, which is opened again when it is lost.
 * Notifications of the time between are lost.
 *
 * @param onMessage receives each payload
 * @param onError receives what has interrupted the connection
 * @returns ends the connection
 */
export type Listen = (channel: string, onMessage: (payload: string) => void, onError: (error: unknown) => void) => () => Promise<void>;

/** Listens on a database. */
export function createListen(databaseUrl: string): Listen {
  return (channel, onMessage, onError) => {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isStopped = false;

    function reconnect(lost: pg.Client, error: unknown): void {
      if (isStopped || client !== lost) return;
      client = undefined;
      onError(error);
      lost.end().catch(() => undefined);
      timer = setTimeout(open, RECONNECT_MS);
    }

    function open(): void {
      const opened = new pg.Client({ connectionString: databaseUrl, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS });
      client = opened;
      opened.on('notification', ({ payload }) => onMessage(payload ?? ''));
      opened.on('error', (error) => reconnect(opened, error));
      opened.on('end', () => reconnect(opened, new Error('The database closed the connection')));
      opened.connect().then(() => opened.query(`LISTEN ${opened.escapeIdentifier(channel)}`)).catch((error: unknown) => reconnect(opened, error));
    }

    open();
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    };
  };
}
