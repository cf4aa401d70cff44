// Cuts the two typefaces down to what the shop's pages use, so that a page loads at most 60 KB of
// fonts. Run it after the @fontsource-variable packages change: node scripts/subset-fonts.mjs
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../src/assets/fonts/', import.meta.url);

/** Basic Latin, Latin-1 and the punctuation of both languages: nearly every page needs just this. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}\u2009\u202f–—‘’‚“”„†•…‰‹›€™−×≈≤≥←↑→↓Œœ`;

/** What Hungarian needs beyond Latin-1: a file of its own, as it comes from another source file. */
const hungarian = 'ŐőŰű';

/** Fraunces is drawn for headings: a display size (opsz), softened, without the wonky letters. */
const fraunces = { wght: { min: 400, max: 600 }, opsz: 48, SOFT: 60, WONK: 0 };
const hanken = { wght: { min: 400, max: 700 } };

const jobs = [
  ['fraunces', 'fraunces-latin-full-normal', latin, fraunces, 'fraunces-latin'],
  ['fraunces', 'fraunces-latin-ext-full-normal', hungarian, fraunces, 'fraunces-hungarian'],
  ['hanken-grotesk', 'hanken-grotesk-latin-wght-normal', latin, hanken, 'hanken-grotesk-latin'],
  ['hanken-grotesk', 'hanken-grotesk-latin-ext-wght-normal', hungarian, hanken, 'hanken-grotesk-hungarian'],
];

await mkdir(target, { recursive: true });
for (const [family, file, characters, variationAxes, name] of jobs) {
  const whole = await readFile(new URL(`${family}/files/${file}.woff2`, source));
  const subset = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`${name}.woff2`, target), subset);
  await copyFile(new URL(`${family}/LICENSE`, source), new URL(`${family}-LICENSE.txt`, target));
  console.log(`${name}.woff2: ${(subset.length / 1024).toFixed(1)} KB`);
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
