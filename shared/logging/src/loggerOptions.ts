import { LogStream } from './LogStream.ts';
import { serializers } from './serializers.ts';

/** The part of a stream that pino uses. */
export interface LineWriter {
  write(line: string): void;
}

let standardOutput: LogStream | undefined;

/**
 * The `logger` option of a program's Fastify server.
 *
 * @param level - pino's: `fatal` to `trace`, or `silent`
 * @param base - fields of every line: the program's name, its version
 * @param stream - where lines go; standard output by default
 */
export function loggerOptions(level: string, base: Readonly<Record<string, string>>, stream?: LineWriter) {
  return { level, base: { ...base }, stream: stream ?? (standardOutput ??= new LogStream(process.stdout)), serializers };
}
