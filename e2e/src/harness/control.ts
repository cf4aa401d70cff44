type ProgramName = 'api' | 'shell' | 'catalog' | 'cart-checkout' | 'account' | 'content';

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
