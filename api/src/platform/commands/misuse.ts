import { CommandFailure } from './failure.ts';

/**
 * The fault of a command that could not be parsed, and the usage of its topic.
 *
 * @param command the argument after the topic's name, if any
 * @param commands the commands of the topic
 */
export function misuse(topic: string, command: string | undefined, commands: readonly string[], usage: string): CommandFailure {
  if (command === undefined) return new CommandFailure(`What about ${topic}? One of ${commands.join(', ')}.\n\n${usage}`);
  if (!commands.includes(command)) return new CommandFailure(`There is no command “${topic} ${command}”.\n\n${usage}`);
  return new CommandFailure(`“${topic} ${command}” has missing or unexpected arguments.\n\n${usage}`);
}
