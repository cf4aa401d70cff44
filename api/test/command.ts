import type { OperatorClient } from '../src/platform/commands/OperatorClient.ts';
import type { Topic } from '../src/platform/commands/topic.ts';

/** Runs a command as the operator would, against a shop that listens. Returns its output, or throws its error. */
export async function command(client: OperatorClient, topic: Topic, ...args: readonly string[]): Promise<string> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const terminal = { out: say, warn: say, progress: () => undefined };
  await topic.run(args, { terminal, client: () => client, here: (file) => file, signal: new AbortController().signal });
  return said.join('\n').replaceAll('\u00A0', ' ');
}
