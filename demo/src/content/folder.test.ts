import { countWords, parseFolder, readFolder } from '@feszek/content-folder';
import type { ParsedFolder } from '@feszek/content-folder';
import { LOCALES } from '@feszek/contract';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { demoRange } from '../catalogue/Range.ts';
import { CONTENT_FOLDER } from './folder.ts';

/** The length of an article, in words. */
const LEAST_WORDS = 600;
const MOST_WORDS = 1200;
const LEAST_PRODUCTS = 3;

describe('the content folder of the demonstration shop', () => {
  let folder: ParsedFolder;
  let skus: ReadonlySet<string>;
  let categories: ReadonlySet<string>;
  beforeAll(async () => {
    const { files, pictures } = await readFolder(CONTENT_FOLDER);
    folder = parseFolder({ files, pictures: pictures.map(({ path }) => path), shopOrigin: 'http://localhost:3000' });
    const range = demoRange();
    skus = new Set(range.products.map(({ sku }) => sku));
    categories = new Set(range.categories.map(({ slug }) => slug.hu));
  });

  const namesOf = (kind: string) => folder.references.filter((reference) => reference.kind === kind);

  it('has no errors', () => {
    expect(folder.faults).toEqual([]);
  });

  it('names only products, categories, topics, articles and showrooms that exist', () => {
    const { articles = [], topics = [], showrooms = [] } = folder.sections;
    const known = new Map([
      ['sku', skus], ['category', categories],
      ['article', new Set(articles.map(({ key }) => key))], ['topic', new Set(topics.map(({ key }) => key))], ['showroom', new Set(showrooms.map(({ key }) => key))],
    ]);
    expect([...known].flatMap(([kind, names]) => namesOf(kind).filter(({ name }) => !names.has(name)).map(({ file, line, name }) => `${file}:${line}: ${name}`))).toEqual([]);
  });

  it('has articles of 600 to 1,200 words with a cover and at least three products', () => {
    const faulty = (folder.sections.articles ?? []).flatMap(({ key, cover, text }) => [
      ...(cover === null ? [`${key} has no cover`] : []),
      ...LOCALES.flatMap((locale) => {
        const words = countWords(text[locale].blocks);
        const products = new Set(text[locale].blocks.flatMap((block) => (block.type === 'products' ? block.skus : [])));
        return [
          ...(words < LEAST_WORDS || words > MOST_WORDS ? [`${key} has ${words} words in ${locale}`] : []),
          ...(products.size < LEAST_PRODUCTS ? [`${key} has ${products.size} products in ${locale}`] : []),
        ];
      }),
    ]);
    expect(faulty).toEqual([]);
  });
});
