import { Codes } from './Codes.ts';
import type { FacetGroups } from './FacetGroups.ts';
import { grown } from './grown.ts';
import { ValueLists } from './ValueLists.ts';

/** Classes without a group from which on they are removed, if they are more than the others. */
const MANY_EMPTY = 10_000;

/** What product groups of one class have in common. */
class Classes {
  /** The facet groups of the variants, each once, as a list by class. */
  readonly facets = new ValueLists();
  /** By place in `facets.codes`: the values of filters that this facet group has, and not all of its class, as a list of `lists`. */
  readonly ownValues: number[] = [];
  /** By class, as a list of `lists`: the values that its facet groups have together, and those that each of them has. */
  readonly together: number[] = [];
  readonly common: number[] = [];
  readonly lists = new ValueLists();
  readonly #codes = new Codes<string>();
  readonly #listCodes = new Codes<string>();

  /** @param members facet groups, ascending, each once */
  codeFor(members: readonly number[], facets: FacetGroups): number {
    const code = this.#codes.codeFor(members.join());
    if (code === this.together.length) this.#add(members, facets);
    return code;
  }

  #add(members: readonly number[], facets: FacetGroups): void {
    const values = members.map((facet) => facets.values.of(facet));
    const counts = new Map<number, number>();
    for (const value of values.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
    const isCommon = (value: number) => counts.get(value) === members.length;
    const together = [...counts.keys()].sort((a, b) => a - b);
    this.together.push(this.#listFor(together));
    this.common.push(this.#listFor(together.filter(isCommon)));
    this.facets.add(members);
    for (const own of values) this.ownValues.push(this.#listFor(own.filter((value) => !isCommon(value))));
  }

  #listFor(values: readonly number[]): number {
    const list = this.#listCodes.codeFor(values.join());
    if (list === this.lists.size) this.lists.add(values);
    return list;
  }
}

/**
 * Product groups whose variants are in the same facet groups form a class. Without a filter that divides variants by their own
 * properties, all groups of a class count for the same values, so a class is visited once.
 */
export class GroupClasses {
  classes = new Classes();
  /** The number of product groups by class. */
  sizes: number[] = [];
  /** By product group. */
  #ofGroups: Int32Array = new Int32Array();
  /** By product group: 1 if it has a class. */
  #hasClass: Uint8Array = new Uint8Array();
  #emptyCount = 0;

  /** The class of a product group that has variants. */
  get ofGroups(): Int32Array {
    return this.#ofGroups;
  }

  /** @param variantFacets the facet group of each variant of a product group */
  put(group: number, variantFacets: readonly number[], facets: FacetGroups): void {
    this.#ofGroups = grown(this.#ofGroups, group + 1);
    this.#hasClass = grown(this.#hasClass, group + 1);
    if (this.#hasClass[group] === 1) this.#leave(this.#ofGroups[group] ?? 0);
    if (this.#emptyCount > MANY_EMPTY && this.#emptyCount * 2 > this.sizes.length) this.#removeEmpty(facets);
    const members = [...new Set(variantFacets)].sort((a, b) => a - b);
    const code = this.classes.codeFor(members, facets);
    const size = this.sizes[code];
    if (size === 0) this.#emptyCount -= 1;
    this.sizes[code] = (size ?? 0) + 1;
    this.#ofGroups[group] = code;
    this.#hasClass[group] = 1;
  }

  #leave(code: number): void {
    const size = (this.sizes[code] ?? 0) - 1;
    this.sizes[code] = size;
    if (size === 0) this.#emptyCount += 1;
  }

  /** Numbers the classes again, without those that no group has any more. */
  #removeEmpty(facets: FacetGroups): void {
    const { facets: old } = this.classes;
    const classes = new Classes();
    const numbers = this.sizes.map((size, code) => (size === 0 ? 0 : classes.codeFor(old.of(code), facets)));
    this.sizes = this.sizes.filter((size) => size > 0);
    this.#ofGroups = this.#ofGroups.map((code) => numbers[code] ?? 0);
    this.classes = classes;
    this.#emptyCount = 0;
  }
}
