import { join } from 'node:path';
import { LOCALES } from '@feszek/contract/composition';
import type { LoaderContext } from 'webpack';
import { fragmentTexts, localeFile, readMessages, textsModule } from './fragmentTexts.ts';

/**
 * The webpack loader of `browser/textsOf.ts`: writes the same function, which loads only the groups of texts that a
 * fragment of the slice uses.
 */
// oxlint-disable-next-line import/no-default-export -- webpack takes the default export
export default async function fragmentTextsLoader(this: LoaderContext<{ readonly folder: string }>): Promise<string> {
  const { folder } = this.getOptions();
  this.addContextDependency(join(folder, 'src'));
  const groups = Object.keys(await readMessages(localeFile(folder, 'hu')));
  const texts = fragmentTexts(folder, groups);
  const loaders = LOCALES.map((locale) => {
    const entries = texts.map(({ fragment, groups: used }) => `${JSON.stringify(fragment)}: () => import(${JSON.stringify(textsModule(folder, locale, used))})`);
    return `${locale}: { ${entries.join(', ')} }`;
  });
  return `const TEXTS = { ${loaders.join(', ')} };\nexport const textsOf = (slice, fragment, locale) => TEXTS[locale][fragment]();\n`;
}
