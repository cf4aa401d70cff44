import type { OperatorClient } from './OperatorClient.ts';
import type { Terminal } from './terminal.ts';

/** The environment of a command. */
export interface CommandContext {
  readonly terminal: Terminal;
  /** Client of the running API; throws without a token. */
  readonly client: () => OperatorClient;
  /** Resolves a file's path relative to the operator's folder. */
  readonly here: (file: string) => string;
  /** Aborted when the operator interrupts the command. */
  readonly signal: AbortSignal;
}

/** All commands of one topic: `npm run shop -- NAME …`. */
export interface Topic {
  readonly name: string;
  /** Every command with its options, for the operator. */
  readonly usage: string;
  /**
   * @param args the arguments after the topic's name
   * @returns the exit code
   * @throws CommandFailure
   */
  run(args: readonly string[], context: CommandContext): Promise<number>;
}
