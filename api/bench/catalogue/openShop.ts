import { connectPostgres } from '../../src/platform/database/connect.ts';
import type { Db } from '../../src/platform/database/connect.ts';
import { ApiProcess } from './ApiProcess.ts';

/** A shop that is measured: its API, and its database. */
export interface OpenShop {
  readonly databaseUrl: string;
  readonly db: Db;
  readonly api: ApiProcess;
  close(): Promise<void>;
}

/** Starts an API on a filled database. */
export async function openShop(databaseUrl: string): Promise<OpenShop> {
  const api = await ApiProcess.start(databaseUrl);
  const { db, close } = connectPostgres(databaseUrl);
  return {
    databaseUrl,
    db,
    api,
    async close() {
      await api.stop();
      await close();
    },
  };
}
