/** Where uploaded pictures and the files made of them are kept; shared by every process of the shop. */
export interface MediaStorage {
  /** @returns `undefined` where nothing is kept under the key */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Keeps the whole or nothing; a second write of a key replaces the first. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Removes everything whose key begins so. */
  removeAll(prefix: string): Promise<void>;
}
