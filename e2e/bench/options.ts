/** What `npm run bench` shall do. */
export type BenchOptions =
  /** Measure everything, write the report, and then measure carts and orders. */
  | { readonly kind: 'all' }
  /** Measure some subjects, and write nothing. */
  | { readonly kind: 'only'; readonly names: readonly string[] }
  /** Print the JavaScript of each kind of page by package, and write nothing. */
  | { readonly kind: 'weight' }
  | { readonly kind: 'orders' };

/**
 * Reads the arguments of the command.
 *
 * @param known - the names of the subjects
 * @throws RangeError for arguments that it does not know
 */
export function readOptions(args: readonly string[], known: readonly string[]): BenchOptions {
  const [first, second, ...rest] = args;
  if (first === undefined) return { kind: 'all' };
  if (first === 'orders' && second === undefined) return { kind: 'orders' };
  if (first === '--weight' && second === undefined) return { kind: 'weight' };
  const names = second?.split(',') ?? [];
  if (first === '--only' && names.length > 0 && rest.length === 0 && names.every((name) => known.includes(name))) return { kind: 'only', names };
  throw new RangeError(`npm run bench measures everything. Other forms: npm run bench -- --only NAME[,NAME…] (${known.join(', ')}), -- --weight, -- orders.`);
}
