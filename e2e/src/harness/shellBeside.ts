import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAMS, freePort, logFile, supervise } from '@feszek/scripts';

/** The discard port, on which no program listens. */
export const UNREACHABLE = 'http://127.0.0.1:9';

export interface ShellBesideOptions {
  /** The addresses of the running shop's other programs, by name. */
  readonly ports: Readonly<Record<string, number>>;
  /** Settings of this shell that differ from the running one, e.g. `CATALOG_URL`. */
  readonly env?: NodeJS.ProcessEnv;
  readonly nodeEnv?: 'production' | 'development';
  /** A free port by default. */
  readonly port?: number;
}

export interface ShellBeside {
  readonly url: string;
  /** What the shell has logged. */
  log(): Promise<object[]>;
  stop(): Promise<void>;
}

/** A second shell before the programs of a running shop, on a free port: the running one is not changed. */
export async function startShellBeside({ ports, env = {}, nodeEnv = 'production', port: wanted }: ShellBesideOptions): Promise<ShellBeside> {
  const program = PROGRAMS.find(({ name }) => name === 'shell');
  if (!program) throw new Error('The shop has a shell');
  const port = wanted ?? (await freePort());
  const dataDir = await mkdtemp(join(tmpdir(), 'feszek-shell-'));
  const url = `http://localhost:${port}`;
  const settings = { ports: { ...ports, shell: port }, dataDir, shopUrl: url, nodeEnv, env: { ...process.env, ...env } };
  const shell = supervise(program, settings, { args: program.serve, onIncident: () => undefined });
  await shell.start();
  return {
    url,
    async log() {
      const lines = (await readFile(logFile(program, settings), 'utf8')).split('\n');
      return lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
    },
    async stop() {
      await shell.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The ports of the journeys' shop. */
export function portsUnderTest(): Readonly<Record<string, number>> {
  const ports: unknown = JSON.parse(process.env.E2E_SHOP_PORTS ?? '{}');
  if (typeof ports !== 'object' || ports === null) throw new TypeError('E2E_SHOP_PORTS must contain ports by name');
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, Number(port)]));
}
