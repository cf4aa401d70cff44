import { describe, expect, it } from '@jest/globals';
import { COMPILER, bytesBySource, compressedByPackage, placeOf } from './sharesOfSources.ts';
import { treeText } from './treeText.ts';

describe('the place of a source', () => {
  it.each([
    ['webpack://feszek_shell/../node_modules/.pnpm/react-dom@19.3.1_react@19.3.1/node_modules/react-dom/cjs/react-dom.js', { package: 'react-dom' }],
    ['webpack://feszek_shell/../node_modules/.pnpm/@module-federation+sdk@2/node_modules/@module-federation/sdk/dist/index.js', { package: '@module-federation/sdk' }],
    ['webpack://feszek_catalog/../shared/ui/src/button/Button.tsx', { package: 'shared/ui', folder: 'button' }],
    ['webpack://feszek_catalog/./src/product/Gallery.tsx?abc', { package: 'mfe-catalog', folder: 'product' }],
    ['webpack://feszek_catalog/./src/slice.ts', { package: 'mfe-catalog', folder: 'slice.ts' }],
    ['webpack://feszek_catalog/webpack/bootstrap', { package: COMPILER }],
    [COMPILER, { package: COMPILER }],
  ])('%s', (source, place) => {
    expect(placeOf(source, 'mfe-catalog')).toEqual(place);
  });
});

describe('the bytes of a source', () => {
  it('are those of the code from its mapping to the next one, as UTF-8', () => {
    // "aaaa" is from the first source, from column 4 on "éé" and the second line are from the other one.
    const bytes = bytesBySource('aaaaéé\nb', { file: 'x.js', version: 3, sources: ['one.ts', 'other.ts'], names: [], sourcesContent: [], sourceRoot: '', mappings: 'AAAA,ICAA;AAAA' });
    expect([...bytes]).toEqual([['one.ts', 4], ['other.ts', 5]]);
  });

  it('belong to the compiler before the first mapping', () => {
    const bytes = bytesBySource('aab', { file: 'x.js', version: 3, sources: ['one.ts'], names: [], sourcesContent: [], sourceRoot: '', mappings: 'EAAA' });
    expect([...bytes]).toEqual([[COMPILER, 2], ['one.ts', 1]]);
  });
});

describe('the compressed bytes of a package', () => {
  const packages = compressedByPackage([
    { program: 'shell', compressed: 1000, sources: new Map([['webpack://s/./node_modules/react/index.js', 300], ['webpack://s/./src/client/main.ts', 100]]) },
    { program: 'mfe-catalog', compressed: 600, sources: new Map([['webpack://c/../shared/ui/src/icon/Icon.tsx', 1], ['webpack://c/../node_modules/react/jsx.js', 1]]) },
  ]);

  it('have its share of the minified bytes of each file', () => {
    expect([...packages].map(([name, folders]) => [name, [...folders]])).toEqual([['react', [['', 1050]]], ['shell', [['client', 250]]], ['shared/ui', [['icon', 300]]]]);
  });

  it('are printed as a tree, the largest first', () => {
    expect(treeText('home', packages).split('\n').map((line) => line.replaceAll(/ {2,}(?=\S)/g, ' | '))).toEqual(['home | 1.6 | 100 %', ' | react | 1.1 | 66 %', ' | shared/ui | 0.3 | 19 %', ' | icon | 0.3 | 19 %', ' | shell | 0.3 | 16 %']);
  });
});
