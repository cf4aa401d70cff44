import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const OUTPUT_BYTES = 50_000_000;

/** Runs a program, and returns its output. Throws with what it has reported. */
export async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  return (await promisify(execFile)(command, args, { env, maxBuffer: OUTPUT_BYTES })).stdout.trim();
}
