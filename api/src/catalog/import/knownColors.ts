import type { Db } from '../../platform/database/connect.ts';

export interface KnownColors {
  /** The key of a colour by its key or by its name in either language. */
  keyOf(text: string): string | undefined;
  hexOf(key: string): string | undefined;
}

/** The colours of the colour filter. */
export async function loadKnownColors(db: Db): Promise<KnownColors> {
  const stored = await db.selectFrom('color').select(['key', 'title', 'hex']).execute();
  const keys = new Map(stored.flatMap(({ key, title }) => [key, title.hu, title.en].map((name) => [name.toLocaleLowerCase('hu'), key] as const)));
  const hexes = new Map(stored.map(({ key, hex }) => [key, hex]));
  return { keyOf: (text) => keys.get(text.toLocaleLowerCase('hu')), hexOf: (key) => hexes.get(key) };
}
