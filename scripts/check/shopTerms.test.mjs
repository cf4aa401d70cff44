import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findForeignTerms } from './shopTerms.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'terms-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} file @param {string} text */
function found(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return findForeignTerms(root);
}

/** @param {string} text */
const inLocale = (text, locale = 'hu') => found(`shell/src/locales/${locale}.ts`, `  key: '${text}',\n`);

describe('terms that the shop does not use', () => {
  it.each([
    ['Ez az Ön kosara.', 'Ön'],
    ['Írunk Önnek.', 'Önnek'],
    ['Kérjük, adja meg az adatait.', 'Kérjük, adja'],
    ['Kérjük, próbálja újra.', 'Kérjük, próbálja'],
    ['Kattintson ide.', 'Kattintson'],
    ['Szíveskedjen fizetni.', 'Szíveskedjen'],
    ['Válassza a csomagpontot.', 'Válassza'],
    ['Kész. Nézze meg a kosarát.', 'Nézze'],
    ['Adja meg az irányítószámot.', 'Adja meg'],
    ['Ne törölje ki a levelet.', 'törölje ki'],
    ['Lépjen be a fiókjába.', 'Lépjen'],
    ['Ne várjon tovább.', 'várjon'],
    ['Kérj árajánlatot!', 'árajánlatot'],
    ['Van kedvezménykódod?', 'kedvezménykódod'],
    ['Ez az e-mail címed.', 'e-mail címed'],
    ['Kopásálló hurkok', 'Kopásálló'],
    ['Évtizedekig tart.', 'Évtizedekig'],
  ])('are found in Hungarian: %s', (text, word) => {
    expect(inLocale(text)).toEqual([expect.stringMatching(new RegExp(`^shell/src/locales/hu.ts:1: "${word}" is not a term of the shop; use: `))]);
  });

  it.each([
    ['Choose a color.', 'color'],
    ['We organize it.', 'organize'],
    ['Your tax number', 'tax number'],
    ['See the offer', 'the offer'],
    ['We cannot find it.', 'cannot'],
    ['Enter your zip code.', 'zip code'],
    ['Curtain rod: not included', 'Curtain rod'],
    ['A hard-wearing cover', 'hard-wearing'],
    ['Cold-foam seat', 'Cold-foam'],
    ['It lasts for decades.', 'for decades'],
  ])('are found in English: %s', (text, word) => {
    expect(inLocale(text, 'en')).toEqual([expect.stringMatching(new RegExp(`^shell/src/locales/en.ts:1: "${word}" is not a term of the shop; use: `))]);
  });

  it.each(['Önálló bútor, önzáró fiók.', 'Kérjük, próbáld újra.', 'Kérjük vissza a mintát.', 'A különböző színek.', 'A bank kínálja.', 'Vissza a lap tetejére', 'Álljon a szék négy lábon.', 'Támlája a fejet is megtartja.', 'Darabja mostantól drágább.', 'A 4. pontja írja le.', 'A futár adja át a csomagot.', 'Add meg az e-mail-címed: {{email}}'])('are not found in a text that uses „te”: %s', (text) => {
    expect(inLocale(text)).toEqual([]);
  });

  it.each(['Special offers and sale prices', 'We can’t find it.', 'Prices excl. VAT'])('are not found in a text of the shop’s own terms: %s', (text) => {
    expect(inLocale(text, 'en')).toEqual([]);
  });

  it('are found in mails, goods and content', () => {
    found('api/src/orders/mails/texts.ts', '  taxNumber: (number: string) => `Tax number: ${number}`,\n');
    found('demo/src/goods/ranges/beds.ts', "  noun: ['éjjeliszekrény', 'low nightstand'],\n");
    expect(found('demo/content/faq.yaml', '  - answer_hu: Mi írunk Önnek.\n')).toEqual([
      expect.stringContaining('api/src/orders/mails/texts.ts:1: "Tax number"'),
      expect.stringContaining('demo/src/goods/ranges/beds.ts:1: "nightstand"'),
      expect.stringContaining('demo/content/faq.yaml:1: "Önnek"'),
    ]);
  });

  it('are found neither in code, in comments nor in addresses', () => {
    found('shell/src/locales/en.ts', "// the color\nexport const color = { color: 'color' };\n");
    expect(found('demo/content/pages/a/en.md', 'See [the list](page:color-list).\n')).toEqual([]);
  });

  it('that a specification prescribes are left', () => {
    expect(inLocale('To verify the code, please provide your email address during the checkout process or log in!', 'en')).toEqual([]);
  });
});
