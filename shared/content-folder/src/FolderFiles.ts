/** A text file of a content folder; its path has forward slashes. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** The files of a content folder while it is parsed. */
export class FolderFiles {
  readonly pictures: ReadonlySet<string>;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #read = new Set<string>();

  constructor(files: readonly TextFile[], pictures: readonly string[]) {
    this.#texts = new Map(files.map(({ path, text }) => [path, text]));
    this.pictures = new Set(pictures);
  }

  /** The text of a file; `undefined` if it does not exist. */
  read(path: string): string | undefined {
    this.#read.add(path);
    return this.#texts.get(path);
  }

  /** The names of the folders in a folder, in alphabetical order. */
  foldersIn(folder: string): readonly string[] {
    const names = [...this.#texts.keys(), ...this.pictures].flatMap((path) => (path.startsWith(`${folder}/`) ? path.split('/').slice(1, -1).slice(0, 1) : []));
    return [...new Set(names)].sort();
  }

  /** Paths of the text files that were not read. */
  get unread(): readonly string[] {
    return [...this.#texts.keys()].filter((path) => !this.#read.has(path));
  }
}
