import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';

/**
 * For `modifyFront` of a large statement that many requests execute, with the same text each time: the server plans it once
 * for each connection. Without it every execution is planned, which can take longer than the execution itself.
 */
export const PREPARED = sql.raw(MARK);

const names = new Map<string, string>();

/** The same in every process, so that a connection that a pooler passes on has the statement that the name stands for. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

/** Lets a connection send marked statements by name. The driver sends the text with the first execution only. */
export function nameMarkedStatements(client: pg.ClientBase): void {
  const query: (...parameters: readonly unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query: (text: unknown, values: unknown, ...rest: readonly unknown[]) =>
      (typeof text === 'string' && Array.isArray(values) && text.includes(MARK) ? query({ name: nameOf(text), text, values }, ...rest) : query(text, values, ...rest)),
  });
}
