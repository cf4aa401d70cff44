import type { OperatorClient } from './OperatorClient.ts';
import type { Terminal } from './terminal.ts';

/** What a command works with. */
export interface CommandContext {
  readonly terminal: Terminal;
  /** Calls to the running API; throws where the operator has no token. */
  readonly client: () => OperatorClient;
  /** A file's path as the operator means it. */
  readonly here: (file: string) => string;
  /** Aborted when the operator has had enough. */
  readonly signal: AbortSignal;
}

/** All commands about one thing: what stands after `npm run shop -- NAME`. */
export interface Topic {
  readonly name: string;
  /** Every command with its options, as the operator reads it. */
  readonly usage: string;
  /**
   * @param args what follows the topic's name
   * @returns the exit code
   * @throws CommandFailure
   */
  run(args: readonly string[], context: CommandContext): Promise<number>;
}
