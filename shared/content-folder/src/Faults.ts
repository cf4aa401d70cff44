import type { Reference } from './source.ts';

/** An error in a content folder. */
export interface Fault {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** Collects the errors of a content folder, and what its files refer to. */
export class Faults {
  readonly #list: Fault[] = [];
  readonly #references: Reference[] = [];

  add(file: string, line: number, message: string): void {
    this.#list.push({ file, line, message });
  }

  refer(reference: Reference): void {
    this.#references.push(reference);
  }

  /** By file and line. */
  get list(): readonly Fault[] {
    return this.#list.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  }

  get references(): readonly Reference[] {
    return this.#references;
  }
}
