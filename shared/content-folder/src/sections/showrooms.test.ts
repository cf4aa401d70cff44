import { describe, expect, it } from '@jest/globals';
import { parseFolder } from '../parseFolder.ts';
import { writeFolder } from '../writeFolder.ts';

const SHOWROOM = `- key: gyor
  name_hu: Fészek Győr
  name_en: Fészek Győr
  zipcode: "9021"
  city: Győr
  address: Baross Gábor út 12.
  phone: +36 96 555 021
  email: gyor@example.com
  picture: showrooms/gyor.webp
  alt_hu: Étkezők zöld fal előtt
  alt_en: Dining tables against a green wall
  hours: { mon: ["09:00-18:00"], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
`;

const PICTURES = ['showrooms/gyor.webp'];
const parse = (more: string) => parseFolder({ files: [{ path: 'showrooms.yaml', text: SHOWROOM + more }], pictures: PICTURES, shopOrigin: 'https://shop.example' });
const faultsOf = (more: string) => parse(more).faults.map(({ line, message }) => `${line}: ${message}`);

describe('a showroom', () => {
  it('may have a drawn map, and days that the Government exchanges', () => {
    const { sections, faults } = parse(`  exchanged:
    - { rest: 2026-12-24, worked: 2026-12-12 }
  map:
    pin: { x: 198, y: 96.5 }
    water: ["M0 0 H400 V18Z"]
    roads: [{ path: "M0 190 L400 196", width: 12 }]
    labels: [{ text: Rába, x: 22, y: 34 }]
`);
    expect(faults).toEqual([]);
    expect(sections.showrooms?.[0]).toMatchObject({
      openingHours: { exceptions: [], exchanged: [{ rest: '2026-12-24', worked: '2026-12-12' }] },
      map: { pin: { x: 198, y: 96.5 }, water: ['M0 0 H400 V18Z'], parks: [], roads: [{ path: 'M0 190 L400 196', width: 12 }], rails: [], labels: [{ text: 'Rába', x: 22, y: 34, turn: 0 }] },
    });
    const [written] = writeFolder(sections);
    expect(parseFolder({ files: written ? [written] : [], pictures: PICTURES, shopOrigin: 'https://shop.example' }).sections).toEqual(sections);
  });

  it('has a picture with an alternative text in both languages', () => {
    expect(parse('').sections.showrooms?.[0]?.picture).toEqual({ path: 'showrooms/gyor.webp', alt: { hu: 'Étkezők zöld fal előtt', en: 'Dining tables against a green wall' } });
  });

  it.each([
    ['  picture: showrooms/gyor.webp\n', '', '1: The field "picture" is missing.'],
    ['showrooms/gyor.webp', 'showrooms/pecs.webp', '9: There is no picture showrooms/pecs.webp.'],
    ['showrooms/gyor.webp', 'showrooms.yaml', '9: There is no picture showrooms.yaml.'],
    ['  alt_hu: Étkezők zöld fal előtt\n', '', '1: The field "alt_hu" is missing.'],
    ['  alt_en: Dining tables against a green wall\n', '', '1: The field "alt_en" is missing.'],
  ])('is refused where %j is %j', (valid, invalid, message) => {
    const { faults } = parseFolder({ files: [{ path: 'showrooms.yaml', text: SHOWROOM.replace(valid, invalid) }], pictures: PICTURES, shopOrigin: 'https://shop.example' });
    expect(faults.map(({ file, line, message: text }) => `${file}:${line}: ${text}`)).toEqual([`showrooms.yaml:${message}`]);
  });

  it('has no map by default', () => {
    expect(parse('').sections.showrooms?.[0]?.map).toBeNull();
  });

  it.each([
    ['  map: { pin: { x: 500, y: 1 } }\n', '13: The field "x" must be a number from 0 to 400, but it is "500".'],
    ['  map: { water: [] }\n', '13: The field "pin" is missing.'],
    ['  map: { pin: { x: 1, y: 1 }, water: ["M0 0 url(#a)"] }\n', '13: Each entry of "water" must be an SVG path'],
    ['  map: { pin: { x: 1, y: 1 }, roads: [{ path: "L1 1", width: 4 }] }\n', '13: The field "path" must be an SVG path'],
    ['  exchanged: [{ rest: 2026-12-24 }]\n', '13: The field "worked" is missing.'],
  ])('with %j is refused', (more, message) => {
    expect(faultsOf(more)).toEqual([expect.stringContaining(message)]);
  });
});
