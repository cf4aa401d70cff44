import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const HELD_DRAWING = new URL('heldDrawing.ts', import.meta.url).href;

export interface DrawingGate {
  /** The program of a drawing process whose drawings the gate holds. */
  readonly program: string;
  /** Waits until so many drawings have begun in all, and returns what they are drawn from, the first one first. */
  begun(count: number): Promise<readonly unknown[]>;
  /** Lets the drawing that has been held longest be finished. */
  release(): void;
  /** Lets every drawing be finished from now on. */
  open(): void;
  close(): Promise<void>;
}

/** Holds drawings at the border of the drawing process, so that a test decides when each of them is finished. */
export async function openDrawingGate(): Promise<DrawingGate> {
  const sources: unknown[] = [];
  const held: ServerResponse[] = [];
  let isOpen = false;
  let wake = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      sources.push(JSON.parse(body));
      if (isOpen) response.end();
      else held.push(response);
      wake.resolve();
      wake = Promise.withResolvers<void>();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The gate has no port');
  const folder = await mkdtemp(join(tmpdir(), 'feszek-gate-'));
  const program = join(folder, 'held.mjs');
  await writeFile(program, `import { holdDrawings } from ${JSON.stringify(HELD_DRAWING)};\nholdDrawings('http://127.0.0.1:${address.port}');\n`);
  return {
    program,
    async begun(count) {
      while (sources.length < count) await wake.promise;
      return sources;
    },
    release: () => void held.shift()?.end(),
    open() {
      isOpen = true;
      for (const response of held.splice(0)) response.end();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true });
    },
  };
}
