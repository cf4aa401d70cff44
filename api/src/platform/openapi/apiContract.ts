import type { FieldsByName } from '@feszek/contract';
import { isRecord } from '@feszek/contract';
import type { App } from '../http/app.ts';

/** What the API gives to slices and to the shell. */
export interface ApiContract {
  readonly gives: { readonly operations: FieldsByName };
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

function memberOf(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value);
}

/** The paths of the fields of an answer, such as `link.slug` and `colors[].hex`. One that may be absent ends in `?`. */
function fieldsOf(schema: unknown, path = ''): string[] {
  const items = memberOf(schema, 'items');
  if (items !== undefined) return fieldsOf(items, `${path}[]`);
  const required = memberOf(schema, 'required');
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
  return Object.entries(memberOf(schema, 'properties') ?? {}).flatMap(([name, property]) => {
    const field = path === '' ? name : `${path}.${name}`;
    return isRequired(name) ? [field, ...fieldsOf(property, field)] : [`${field}?`];
  });
}

/** The operations below `/api/` with the fields of their answers, from the schemas of the routes. */
export function apiContract(document: ReturnType<App['swagger']>): ApiContract {
  const paths = Object.entries(memberOf(document, 'paths') ?? {}).filter(([path]) => path.startsWith('/api/'));
  const operations = paths.flatMap(([path, methods]) => METHODS.flatMap((method): [string, string[]][] => {
    const operation = memberOf(methods, method);
    if (operation === undefined) return [];
    const answer = memberOf(operation, 'responses', '200', 'content', 'application/json', 'schema', 'properties', 'data');
    return [[`${method.toUpperCase()} ${path}`, [...new Set(fieldsOf(answer))].sort()]];
  }));
  return { gives: { operations: Object.fromEntries(operations.sort(([a], [b]) => (a < b ? -1 : 1))) } };
}
