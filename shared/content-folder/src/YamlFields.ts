import { isMap, isScalar, isSeq, LineCounter, parseDocument, YAMLMap } from 'yaml';
import type { Node } from 'yaml';
import type { Faults } from './Faults.ts';

/** A YAML text in a file; `firstLine` is the line of its first character. */
export interface YamlText {
  readonly file: string;
  readonly text: string;
  readonly firstLine?: number;
}

interface Place {
  readonly file: string;
  readonly faults: Faults;
  lineOf(node: Node | null | undefined): number;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d))?$/;

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The fields of one mapping of a YAML file. Every invalid or unknown field is reported with its line. */
export class YamlFields {
  readonly #place: Place;
  readonly #map: YAMLMap;
  readonly #known = new Set<string>();

  constructor(place: Place, map: YAMLMap) {
    this.#place = place;
    this.#map = map;
  }

  get file(): string {
    return this.#place.file;
  }

  /** The line of a field, or of the mapping if it is missing. */
  lineOf(name?: string): number {
    const node = name === undefined ? undefined : this.#node(name);
    return this.#place.lineOf(node ?? this.#map);
  }

  fault(name: string, message: string): void {
    this.#place.faults.add(this.#place.file, this.lineOf(name), message);
  }

  has(name: string): boolean {
    return this.#node(name) !== undefined;
  }

  /** A required text; an empty one if it is missing or invalid. */
  text(name: string, most: number): string {
    const value = this.optionalText(name, most);
    if (value === undefined) this.fault(name, `The field "${name}" is missing.`);
    return value ?? '';
  }

  optionalText(name: string, most: number): string | undefined {
    this.#known.add(name);
    const node = this.#node(name);
    if (node === undefined || (isScalar(node) && node.value === null)) return undefined;
    const value = scalarText(node);
    if (value === undefined) this.fault(name, `The field "${name}" must be a text.`);
    else if (value.length > most) this.fault(name, `The field "${name}" has ${value.length} characters; ${most} are allowed.`);
    return value === '' ? undefined : value;
  }

  /** A required number; the smallest one allowed if it is missing or invalid. */
  number(name: string, least: number, most: number): number {
    const text = this.text(name, 20);
    const value = Number(text);
    if (text === '' || (value >= least && value <= most)) return text === '' ? least : value;
    this.fault(name, `The field "${name}" must be a number from ${least} to ${most}, but it is "${text}".`);
    return least;
  }

  /** Texts of both languages, in the fields `name_hu` and `name_en`. */
  both(name: string, most: number): { readonly hu: string; readonly en: string } {
    return { hu: this.text(`${name}_hu`, most), en: this.text(`${name}_en`, most) };
  }

  /** A text of a fixed list; `undefined` if it is missing or another one. */
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name, 100);
    const found = choices.find((choice) => choice === value);
    if (value !== '' && found === undefined) this.fault(name, `The field "${name}" must be one of ${choices.join(', ')}, but it is "${value}".`);
    return found;
  }

  /** A date with or without a time, with `T` between them. */
  moment(name: string): string | undefined {
    const value = this.optionalText(name, 40);
    if (value === undefined) return undefined;
    const [, date = '', hours, minutes] = MOMENT.exec(value) ?? [];
    if (!isDate(date)) {
      this.fault(name, `The field "${name}" must be a date such as 2026-03-14, or with a time such as 2026-03-14T08:30, but it is "${value}".`);
      return undefined;
    }
    return hours === undefined ? date : `${date}T${hours}:${minutes}`;
  }

  /** A date without a time. */
  date(name: string): string | undefined {
    const value = this.moment(name);
    if (value?.includes('T')) this.fault(name, `The field "${name}" must be a date without a time.`);
    return value;
  }

  /** A list of texts; empty if it is missing. */
  texts(name: string, most: number): readonly { readonly text: string; readonly line: number }[] {
    this.#known.add(name);
    const node = this.#node(name);
    if (node === undefined) return [];
    const items = isSeq<Node>(node) ? node.items.map((item) => ({ text: scalarText(item) ?? '', line: this.#place.lineOf(item) })) : undefined;
    if (!items || items.some(({ text }) => text === '')) this.fault(name, `The field "${name}" must be a list of texts.`);
    if (items && items.length > most) this.fault(name, `The field "${name}" has ${items.length} entries; ${most} are allowed.`);
    return items ?? [];
  }

  /** A list of mappings; empty if it is missing. */
  list(name: string, most: number): readonly YamlFields[] {
    this.#known.add(name);
    const node = this.#node(name);
    return node === undefined ? [] : mappings(this.#place, node, most);
  }

  /** The fields of a nested mapping; `undefined` if it is missing or invalid, which is reported. */
  mapping(name: string): YamlFields | undefined {
    this.#known.add(name);
    const node = this.#node(name);
    if (isMap(node)) return new YamlFields(this.#place, node);
    this.fault(name, node === undefined ? `The field "${name}" is missing.` : `The field "${name}" must have fields.`);
    return undefined;
  }

  /** Reports fields that were not read. */
  end(): void {
    for (const { key } of this.#map.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (!this.#known.has(name)) this.fault(name, `The field "${name}" is unknown; the known fields are ${[...this.#known].join(', ')}.`);
    }
  }

  #node(name: string): Node | undefined {
    const node: unknown = this.#map.get(name, true);
    return isNode(node) ? node : undefined;
  }
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value);
}

/** The text of a scalar as it is written: a postcode `0012` or a year is a text. */
function scalarText(node: unknown): string | undefined {
  if (!isScalar(node)) return undefined;
  return (typeof node.value === 'string' ? node.value : (node.source ?? String(node.value))).replaceAll('\0', '').trim();
}

function mappings(place: Place, node: Node | null, most: number): readonly YamlFields[] {
  const add = (at: Node | null, message: string) => place.faults.add(place.file, place.lineOf(at), message);
  if (!isSeq<Node>(node)) {
    add(node, 'A list is expected here: each entry begins with a dash.');
    return [];
  }
  if (node.items.length > most) add(node, `The list has ${node.items.length} entries; ${most} are allowed.`);
  return node.items.flatMap((item) => {
    if (isMap(item)) return [new YamlFields(place, item)];
    add(item, 'An entry with fields is expected here.');
    return [];
  });
}

/** Parses a text; reports syntax errors with their lines. */
function parse({ file, text, firstLine = 1 }: YamlText, faults: Faults): { readonly place: Place; readonly node: Node | null } | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (position: number) => Math.max(1, lines.linePos(position).line) + firstLine - 1;
  for (const { pos, message } of document.errors) faults.add(file, lineAt(pos[0]), message);
  if (document.errors.length > 0) return undefined;
  const contents: unknown = document.contents;
  return { place: { file, faults, lineOf: (node) => lineAt(node?.range?.[0] ?? 0) }, node: isNode(contents) ? contents : null };
}

/** Whether a YAML text has no value. */
function isEmpty(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null);
}

/** The mapping that a YAML text consists of, without fields for an empty text; `undefined` if it is not a mapping, which is reported. */
export function yamlMapping(source: YamlText, faults: Faults): YamlFields | undefined {
  const parsed = parse(source, faults);
  if (!parsed) return undefined;
  if (isMap(parsed.node)) return new YamlFields(parsed.place, parsed.node);
  if (isEmpty(parsed.node)) return new YamlFields(parsed.place, new YAMLMap());
  faults.add(source.file, source.firstLine ?? 1, 'Fields with values are expected here, such as "title: Nappali".');
  return undefined;
}

/** The list of mappings that a YAML text consists of; an empty text is an empty list. */
export function yamlList(source: YamlText, faults: Faults, most: number): readonly YamlFields[] {
  const parsed = parse(source, faults);
  if (!parsed || isEmpty(parsed.node)) return [];
  return mappings(parsed.place, parsed.node, most);
}
