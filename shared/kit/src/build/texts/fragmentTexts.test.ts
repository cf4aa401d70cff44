import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fragmentTexts } from './fragmentTexts.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feszek-texts-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, source] of Object.entries(files)) {
    const path = join(folder, 'src', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, source);
  }
}

function sliceWith(...fragments: readonly string[]): string {
  return fragments.map((name) => `load: () => import(/* webpackChunkName: "fragment-${name}" */ './${name}/screen.ts')`).join('\n');
}

const groupsOf = (fragment: string) => fragmentTexts(folder, ['cart', 'price', 'activation', 'unused']).find((texts) => texts.fragment === fragment)?.groups;

describe('the texts of a fragment', () => {
  it('are the groups that its files name, at any depth and in code that is loaded later', async () => {
    await write({
      'slice.ts': sliceWith('cart', 'other'),
      'cart/screen.ts': "import {\n  total,\n} from '../total.ts';\nconst later = () => import(/* webpackChunkName: \"drawer\" */ './drawer.tsx');",
      'total.ts': 'export const total = () => t(`price.${kind}`);',
      'cart/drawer.tsx': "export const Drawer = () => <p>{t('cart.title')}</p>;",
      'other/screen.ts': "t('activation.title')",
    });
    expect(groupsOf('cart')).toEqual(['cart', 'price']);
    expect(groupsOf('other')).toEqual(['activation']);
  });

  it('are not those of files of which it imports only types, or of the texts themselves', async () => {
    await write({
      'slice.ts': sliceWith('cart'),
      'cart/screen.ts': "import type { Total } from '../total.ts';\nimport { messages } from '../locales/hu.ts';",
      'total.ts': "t('price.total')",
      'locales/hu.ts': "export const messages = { cart: 'price.' };",
    });
    expect(groupsOf('cart')).toEqual([]);
  });

  it('include the groups that are named alone if a file composes keys, and else do not', async () => {
    await write({
      'slice.ts': sliceWith('activation', 'cart'),
      'activation/screen.ts': "import { TokenPage } from '../TokenPage.tsx';\nTokenPage({ texts: 'activation' });",
      'TokenPage.tsx': 'export const TokenPage = ({ texts }) => <h1>{t(`${texts}.title`)}</h1>;',
      'cart/screen.ts': "routePath('cart', locale); query.get('price');",
    });
    expect(groupsOf('activation')).toEqual(['activation']);
    expect(groupsOf('cart')).toEqual([]);
  });
});
