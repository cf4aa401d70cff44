import { PROGRAMS, demoSeller, freePort, supervise } from '@feszek/scripts';
import { databaseIn, dataUnderTest } from './databaseUnderTest.ts';
import { OPERATOR_TOKEN, PAYMENT_SECRET } from './operator.ts';
import { startRoundRobin } from './roundRobin.ts';
import { portsUnderTest, startShellBeside } from './shellBeside.ts';

export interface ShopBesideOptions {
  /** Number of API processes; one by default. The shell sends each request to the next one. */
  readonly apis?: number;
  /** Settings of these API processes and of their shell. */
  readonly env?: NodeJS.ProcessEnv;
}

export interface ShopBeside {
  readonly url: string;
  /** The number of requests that each API process has received. */
  readonly calls: readonly number[];
  stop(): Promise<void>;
}

async function startApi(shopUrl: string, env: NodeJS.ProcessEnv): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const program = PROGRAMS.find(({ name }) => name === 'api');
  if (!program) throw new Error('The shop has an API');
  const port = await freePort();
  const dataDir = dataUnderTest();
  const databaseUrl = await databaseIn(dataDir);
  const settings = {
    ports: { ...portsUnderTest(), api: port },
    dataDir,
    shopUrl,
    nodeEnv: 'production' as const,
    // Every API process writes its payment methods into the database, so all have the same seller and bank.
    env: { ...process.env, ...demoSeller(process.env, dataDir), OPERATOR_TOKEN, DATABASE_URL: databaseUrl, ...env },
    paymentSecret: PAYMENT_SECRET,
  };
  const api = supervise(program, settings, { args: program.serve, onIncident: () => undefined });
  await api.start();
  return { port, stop: () => api.stop() };
}

/**
 * A shell with API processes, on free ports, with the database, the data folder and the slices of the running shop. Their
 * settings differ from those of the running shop, which is not changed.
 */
export async function startShopBeside({ apis: count = 1, env = {} }: ShopBesideOptions = {}): Promise<ShopBeside> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const apis = await Promise.all(Array.from({ length: count }, () => startApi(url, env)));
  const balancer = await startRoundRobin(apis.map((api) => api.port));
  const shell = await startShellBeside({ ports: portsUnderTest(), port, env: { ...env, API_URL: balancer.url } });
  return {
    url,
    calls: balancer.counts,
    async stop() {
      await shell.stop();
      await balancer.close();
      await Promise.all(apis.map((api) => api.stop()));
    },
  };
}
