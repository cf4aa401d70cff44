import { inflateSync } from 'node:zlib';

const OBJECT = /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
/** The operators of a page that place and show text. */
const OPERATORS = /\/(\w+) [\d.]+ Tf|1 0 0 1 [-\d.]+ ([-\d.]+) Tm|\[([^\]]*)\] TJ/g;

/** Glyphs of a font with their characters. */
type Characters = ReadonlyMap<number, string>;

/** The bytes of a stream may end as a line does, so its length says where it ends. */
function inflated(body: string): string {
  const [, length, start] = /\/Length (\d+)[\s\S]*?>>\nstream\n()/d.exec(body)?.indices ?? [];
  if (length === undefined || start === undefined) throw new Error(`Not a stream: ${body.slice(0, 80)}`);
  return inflateSync(Buffer.from(body.slice(start[0], start[0] + Number(body.slice(...length))), 'latin1')).toString('latin1');
}

/** A ligature has several characters, separated by spaces. */
const fromUtf16 = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** Reads a map of a font to Unicode, whose ranges list the characters of their glyphs. */
function charactersOf(map: string): Characters {
  const characters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) characters.set(Number.parseInt(first, 16) + index, fromUtf16(hex));
  }
  return characters;
}

/** Shows the glyphs of one text operator. */
function decode(glyphs: string, characters: Characters | undefined): string {
  const codes = [...glyphs.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return codes.map((code) => characters?.get(Number.parseInt(code, 16)) ?? '\uFFFD').join('');
}

/**
 * Reads the text of a PDF that the shop has drawn, as a reader of PDFs does: through the maps of its fonts to Unicode.
 *
 * @returns the text of each page, whose lines are joined by spaces; a glyph without a character is U+FFFD
 */
export function pdfText(pdf: Buffer): readonly string[] {
  const objects = new Map([...pdf.toString('latin1').matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]));
  const object = (id: string | undefined) => {
    const body = objects.get(id ?? '');
    if (body === undefined) throw new Error(`The PDF has no object ${id ?? ''}`);
    return body;
  };
  const reference = (body: string, name: string) => object(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(body)?.[1]);
  const fontsOf = (page: string) => {
    const fonts = /\/Font <<([^>]*)>>/.exec(reference(page, 'Resources'))?.[1] ?? '';
    return new Map([...fonts.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, charactersOf(inflated(reference(object(id), 'ToUnicode')))]));
  };
  const textOf = (page: string) => {
    const fonts = fontsOf(page);
    let characters: Characters | undefined;
    let height = '';
    let text = '';
    for (const [, font, y, glyphs] of inflated(reference(page, 'Contents')).matchAll(OPERATORS)) {
      if (font !== undefined) characters = fonts.get(font);
      if (y !== undefined && y !== height) text += ' ';
      if (y !== undefined) height = y;
      if (glyphs !== undefined) text += decode(glyphs, characters);
    }
    return text.replaceAll(/ +/g, ' ').trim();
  };
  const order = [.../\/Kids \[([^\]]*)\]/.exec([...objects.values()].find((body) => /\/Type \/Pages\b/.test(body)) ?? '')?.[1]?.matchAll(/(\d+) 0 R/g) ?? []];
  return order.map(([, id]) => textOf(object(id)));
}
