import type { Both, SourceBlock, SourceText } from '@feszek/content-folder';
import { LOCALES } from '@feszek/contract';

/** The hash of each picture of the folder, by its path. */
export type PictureHashes = ReadonlyMap<string, string>;

/** Paths of the pictures in blocks. */
function filesIn(blocks: readonly SourceBlock[]): readonly string[] {
  return blocks.flatMap((block): readonly string[] => {
    switch (block.type) {
      case 'picture':
        return [block.file];
      case 'quote':
      case 'notice':
        return filesIn(block.blocks);
      case 'list':
      case 'accordion':
        return block.items.flatMap(({ blocks: own }) => filesIn(own));
      case 'steps':
        return block.steps.flatMap(({ blocks: own }) => filesIn(own));
      default:
        return [];
    }
  });
}

/** The hash of each picture that a text shows, by its path. */
export function picturesOf(text: Both<SourceText>, cover: string | null, hashes: PictureHashes): Readonly<Record<string, string>> {
  const files = [...(cover === null ? [] : [cover]), ...LOCALES.flatMap((locale) => filesIn(text[locale].blocks))];
  return Object.fromEntries(files.map((file) => [file, hashes.get(file) ?? '']));
}

/** The columns of an article's or a page's texts. */
export function textColumns({ hu, en }: Both<SourceText>, pictures: Readonly<Record<string, string>>) {
  const both = <Value>(of: (text: SourceText) => Value) => JSON.stringify({ hu: of(hu), en: of(en) });
  return {
    title: both(({ title }) => title),
    description: both(({ description }) => description),
    body: both(({ body }) => body),
    blocks: both(({ blocks }) => blocks),
    pictures: JSON.stringify(pictures),
  };
}
