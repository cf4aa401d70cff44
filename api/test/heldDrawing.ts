import type { PictureAnswer, PictureJob } from '@feszek/demo/drawing';

/**
 * A drawing process that draws nothing: it asks the gate for each job and goes on when it is answered. The bytes of a
 * file are its name.
 */
async function make(gateUrl: string, { id, source, files }: PictureJob): Promise<void> {
  await fetch(gateUrl, { method: 'POST', body: JSON.stringify(source) });
  for (const { name } of files) answer({ id, name, bytes: new TextEncoder().encode(name) });
  answer({ id, isDone: true });
}

function answer(message: PictureAnswer): void {
  process.send?.(message);
}

/** Serves as a drawing process. */
export function holdDrawings(gateUrl: string): void {
  process.on('message', (job: PictureJob) => {
    make(gateUrl, job).catch((error: unknown) => answer({ id: job.id, error: String(error) }));
  });
}
