import { slugify } from '@feszek/contract/slugify';
import type { Node } from 'mdast';
import type { Faults } from '../Faults.ts';
import type { Reference } from '../source.ts';

/** The Markdown file that is read: its errors, its references and the ids of its headings. */
export class Document {
  readonly file: string;
  readonly #faults: Faults;
  readonly #pictures: ReadonlySet<string>;
  readonly #ids = new Set<string>();
  readonly #anchors: { readonly id: string; readonly node: Node }[] = [];

  /** @param pictures - paths of the pictures in the content folder */
  constructor(file: string, faults: Faults, pictures: ReadonlySet<string>) {
    this.file = file;
    this.#faults = faults;
    this.#pictures = pictures;
  }

  fault(node: Node, message: string): void {
    this.#faults.add(this.file, node.position?.start.line ?? 1, message);
  }

  refer(node: Node, kind: Reference['kind'], name: string): void {
    this.#faults.refer({ file: this.file, line: node.position?.start.line ?? 1, kind, name });
  }

  /** A link to a heading, which is checked at the end. */
  anchor(node: Node, id: string): void {
    this.#anchors.push({ id, node });
  }

  /** An id that is unique in the document. */
  idOf(text: string): string {
    const base = slugify(text) || 'section';
    let id = base;
    for (let number = 2; this.#ids.has(id); number += 1) id = `${base}-${number}`;
    this.#ids.add(id);
    return id;
  }

  /** The path of a picture in the content folder; `undefined` if there is none, which is reported. */
  picture(node: Node, name: string): string | undefined {
    const path = `${this.file.slice(0, this.file.lastIndexOf('/') + 1)}${name}`;
    if (this.#pictures.has(path)) return path;
    this.fault(node, `There is no picture ${path}.`);
    return undefined;
  }

  end(): void {
    for (const { id, node } of this.#anchors) if (!this.#ids.has(id)) this.fault(node, `There is no heading with the id "${id}".`);
  }
}
