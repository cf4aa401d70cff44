import { SLICES } from '@feszek/contract';
import type { SliceName } from '@feszek/contract';
import { soon } from './soon.ts';

export type ProgramName = 'api' | 'shell' | SliceName;

async function ask(action: 'kill' | 'start', program: ProgramName): Promise<void> {
  const response = await fetch(`${process.env.E2E_CONTROL_URL}/${action}/${program}`, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
}

/** Ends one program of the shop as a crash would; it stays away until `startProgram`. */
export async function killProgram(program: ProgramName): Promise<void> {
  await ask('kill', program);
}

/** Brings a program back, and waits until it is healthy. */
export async function startProgram(program: ProgramName): Promise<void> {
  await ask('start', program);
}

/** Waits until the shell has heard of slices. */
async function expectKnown(slices: readonly SliceName[]): Promise<void> {
  await soon(async () => {
    const releases: unknown = await (await fetch(`${process.env.E2E_SHOP_URL}/deployments.json`)).json();
    const unknown = slices.filter((slice) => typeof releases !== 'object' || releases === null || !(slice in releases));
    if (unknown.length > 0) throw new Error(`The shell has not heard of ${unknown.join(' and ')}`);
  });
}

/**
 * A shell that starts while a slice is away: it has never heard of the slice, and keeps none of its pages and files.
 * Otherwise what the shell keeps hides that the slice is away.
 */
export async function startShellWithout(slice: SliceName): Promise<void> {
  await killProgram(slice);
  await killProgram('shell');
  await startProgram('shell');
  await expectKnown(SLICES.filter((other) => other !== slice));
}

/** Brings a slice back, and waits until the shell has heard of it. */
export async function startSlice(slice: SliceName): Promise<void> {
  await startProgram(slice);
  await expectKnown([slice]);
}
