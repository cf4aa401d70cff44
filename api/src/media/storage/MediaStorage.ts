/** The storage of uploaded pictures and their files, shared by every process of the shop. */
export interface MediaStorage {
  /** @returns `undefined` if the key does not exist */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Stores the value atomically; a second write of a key replaces the first. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Deletes every key with this prefix. */
  removeAll(prefix: string): Promise<void>;
}
