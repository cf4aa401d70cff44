/**
 * The slices that own the routes of the contract: a shop is complete with them. It may have further slices, which exist
 * from the deployment of their first release on.
 */
export const SLICES = ['catalog', 'cart-checkout', 'account', 'content'] as const;
export type StandardSlice = (typeof SLICES)[number];

/** The name of a slice, also of one that is not in the contract: see `sliceNamed`. */
export type SliceName = string;

const NAME = /^(?=.{1,40}$)[a-z]+(?:-[a-z]+)*$/;
/** Names of other programs, of the roles of keys, and of the folders of the shell's files. */
const RESERVED: ReadonlySet<string> = new Set(['api', 'database', 'demo', 'register', 'shell']);

/** The name of a slice: words of small letters with hyphens. `undefined` for another value, and for the name of another program. */
export function sliceNamed(name: unknown): SliceName | undefined {
  return typeof name === 'string' && NAME.test(name) && !RESERVED.has(name) ? name : undefined;
}
