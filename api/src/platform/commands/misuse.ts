import { CommandFailure } from './failure.ts';

/**
 * What is wrong with a command that was not understood, and how its topic is used.
 *
 * @param command what the operator has said after the topic's name, if anything
 * @param commands those that there are
 */
export function misuse(topic: string, command: string | undefined, commands: readonly string[], usage: string): CommandFailure {
  if (command === undefined) return new CommandFailure(`What about ${topic}? One of ${commands.join(', ')}.\n\n${usage}`);
  if (!commands.includes(command)) return new CommandFailure(`There is no command “${topic} ${command}”.\n\n${usage}`);
  return new CommandFailure(`“${topic} ${command}” lacks something, or has too much.\n\n${usage}`);
}
