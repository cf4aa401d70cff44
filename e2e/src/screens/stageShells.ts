import { UNREACHABLE, startShellBeside } from '../harness/shellBeside.ts';

/** Origins of shells with other settings than the shop's own one. */
export interface StageShells {
  /** Can reach neither the catalogue nor the sandbox bank. */
  readonly shellWithoutCatalogue: string;
  /** Copies pages for reading without network. */
  readonly shellWithCopies: string;
  /** Composes one page at once for a visitor. */
  readonly shellWithSmallBudget: string;
}

/** For a stage whose screens are not shown by other shells. */
export const NO_SHELLS: StageShells = { shellWithoutCatalogue: UNREACHABLE, shellWithCopies: UNREACHABLE, shellWithSmallBudget: UNREACHABLE };

export interface StartedShells {
  readonly shells: StageShells;
  stop(): Promise<void>;
}

/** Starts the shells of a stage before the programs of a running shop. */
export async function startStageShells(ports: Readonly<Record<string, number>>): Promise<StartedShells> {
  const [away, copying, small] = await Promise.all([
    startShellBeside({ ports, env: { CATALOG_URL: UNREACHABLE, DEMO_URL: UNREACHABLE } }),
    startShellBeside({ ports, env: { OFFLINE_COPIES: 'on' } }),
    startShellBeside({ ports, env: { PAGE_BURST: '1', PAGES_PER_SECOND: '1' } }),
  ]);
  return {
    shells: { shellWithoutCatalogue: away.url, shellWithCopies: copying.url, shellWithSmallBudget: small.url },
    async stop() {
      await Promise.all([away.stop(), copying.stop(), small.stop()]);
    },
  };
}
