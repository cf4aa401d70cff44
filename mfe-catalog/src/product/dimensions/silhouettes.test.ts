import { describe, expect, it } from '@jest/globals';
import * as decoration from './decoration.ts';
import * as lamps from './lamps.ts';
import * as seating from './seating.ts';
import { BOX, DISC } from './silhouette.ts';
import type { Silhouette } from './silhouette.ts';
import { silhouetteOf } from './silhouettes.ts';
import * as tables from './tablesAndStorage.ts';
import * as tableware from './tableware.ts';

const SIZE = { width: 500, depth: 500, height: 500 };

/** The silhouette of a kind, with dimensions and words where they matter. */
function of(kind: string, size: Partial<typeof SIZE> = {}, words = ''): Silhouette {
  return silhouetteOf({ kind, ...SIZE, ...size, words });
}

/** Every path of a silhouette, with its part of the shop. */
const ALL = [seating, tables, lamps, tableware, decoration].flatMap((module) => Object.entries<unknown>(module)).filter((entry): entry is [string, Silhouette] => typeof entry[1] === 'object' && entry[1] !== null && 'front' in entry[1]);

/** The least and the largest coordinate of a path that has the commands M, L, H, V, Q, A and Z, ends of curves only. */
function reachOf(path: string): readonly [left: number, right: number, top: number, bottom: number] {
  const reach: [number, number, number, number] = [Infinity, -Infinity, Infinity, -Infinity];
  const across = (x: number) => [reach[0], reach[1]] = [Math.min(reach[0], x), Math.max(reach[1], x)];
  const down = (y: number) => [reach[2], reach[3]] = [Math.min(reach[2], y), Math.max(reach[3], y)];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVQAZ])([^MLHVQAZ]*)/g)) {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'H') values.forEach(across);
    else if (command === 'V') values.forEach(down);
    else if (values.length >= 2) {
      // A move, lines, or the end of a curve or an arc.
      const points = command === 'Q' || command === 'A' ? values.slice(-2) : values;
      points.forEach((value, index) => (index % 2 === 0 ? across : down)(value));
    }
  }
  return reach;
}

describe('a silhouette', () => {
  it.each(ALL)('%s reaches from edge to edge, so that its measures are true', (_, { front, side }) => {
    for (const path of [front, side]) {
      const [left, right, top, bottom] = reachOf(path);
      expect([top, bottom]).toEqual([0, 100]);
      // The widest points of curves may be between their ends.
      expect(/[QA]/.test(path) || (left === 0 && right === 100)).toBe(true);
    }
  });
});

describe('the silhouette of a product', () => {
  it.each<[string, Partial<typeof SIZE>, Silhouette]>([
    ['Furniture > Sofas', { width: 2180, depth: 940, height: 800 }, seating.SOFA],
    ['Furniture > Sofas', { width: 2380, depth: 1560, height: 790 }, seating.CORNER_SOFA],
    ['Furniture > Chairs > Table & Bar Stools', { height: 650 }, seating.BAR_STOOL],
    ['Furniture > Chairs > Table & Bar Stools', { height: 830 }, seating.BAR_CHAIR],
    ['Furniture > Office Furniture > Office Chairs', {}, seating.OFFICE_CHAIR],
    ['Furniture > Ottomans', {}, seating.POUF],
    // The taxonomy has it among the tables.
    ['Furniture > Tables > Nightstands', {}, tables.CASE],
    ['Furniture > Shelving > Bookcases & Standing Shelves', {}, tables.BOOKCASE],
    ['Furniture > Shelving > Wall Shelves & Ledges', {}, tables.WALL_SHELF],
    ['Home & Garden > Decor > Coat & Hat Racks', { width: 480, height: 1760 }, tables.COAT_STAND],
    ['Home & Garden > Decor > Coat & Hat Racks', { width: 1000, height: 1640 }, tables.COAT_RAIL],
    ['Home & Garden > Decor > Coat & Hat Racks', { width: 600, height: 110 }, tables.COAT_BOARD],
    ['Home & Garden > Lighting > Lamps > Floor Lamps', { width: 1300, depth: 350 }, lamps.ARC_LAMP],
    ['Home & Garden > Lighting > Lamps > Floor Lamps', {}, lamps.FLOOR_LAMP],
    ['Home & Garden > Lighting > Lamps > Table Lamps', { width: 420, depth: 180 }, lamps.DESK_LAMP],
    ['Home & Garden > Lighting > Lighting Fixtures > Ceiling Light Fixtures', { width: 400, height: 260 }, lamps.DOME],
    ['Home & Garden > Lighting > Lighting Fixtures > Ceiling Light Fixtures', { width: 600, height: 580 }, lamps.GLOBE],
    ['Home & Garden > Lighting > Lighting Fixtures > Ceiling Light Fixtures', { width: 300, height: 550 }, lamps.LONG_SHADE],
    ['Home & Garden > Lighting > Lighting Fixtures > Wall Light Fixtures', { width: 180, depth: 480 }, lamps.ARM_LAMP],
    ['Home & Garden > Decor > Clocks', {}, decoration.ROUND_CLOCK],
    ['Home & Garden > Plants > Indoor Plants', {}, decoration.PLANT],
    ['Home & Garden > Decor > Throw Pillows', {}, decoration.CUSHION],
    ['Home & Garden > Kitchen & Dining > Tableware > Drinkware > Mugs', { width: 118, depth: 85 }, tableware.MUG],
    ['Home & Garden > Kitchen & Dining > Tableware > Drinkware > Mugs', {}, tableware.CUP],
    ['Home & Garden > Kitchen & Dining > Cookware & Bakeware > Cookware', { width: 345, depth: 168 }, tableware.PAN],
    ['6499', {}, BOX],
  ])('of %s with %o is that of its kind and its proportions', (kind, size, silhouette) => {
    expect(of(kind, size)).toBe(silhouette);
  });

  it.each<[string, string, string, Silhouette]>([
    ['Furniture > Tables > Kitchen & Dining Room Tables', 'Round dining table', 'Kerek étkezőasztal', tables.ROUND_TABLE],
    ['Furniture > Tables > Accent Tables > Coffee Tables', 'Round, on three slim legs', 'Kerek, három karcsú lábon', tables.THREE_LEGS],
    ['Furniture > Tables > Kitchen & Dining Room Tables', 'On a single column', 'Egyetlen oszlopon', tables.PEDESTAL],
    ['Furniture > Tables > Kitchen & Dining Room Tables', 'Rounded corners', 'Lekerekített sarkok', tables.TABLE],
    ['Home & Garden > Decor > Mirrors', 'Round mirror', 'Kerek tükör', decoration.ROUND_FRAME],
    ['Home & Garden > Decor > Mirrors', 'Arched mirror', 'Íves tükör', decoration.ARCH],
    ['Home & Garden > Decor > Mirrors', 'Mirror', 'Tükör', decoration.FRAME],
    ['Home & Garden > Decor > Rugs', 'Round rug', 'Kerek szőnyeg', DISC],
    ['Home & Garden > Household Supplies > Storage & Organization > Household Storage Containers', 'Basket', 'Kosár', tables.BASKET],
    ['Home & Garden > Kitchen & Dining > Tableware > Drinkware', 'Red wine glasses', 'Vörösboros pohár', tableware.STEM_GLASS],
    ['Home & Garden > Lighting > Lamps > Floor Lamps', 'Tripod floor lamp', 'Háromlábú állólámpa', lamps.TRIPOD_LAMP],
  ])('of %s follows its words in both languages: %s, %s', (kind, english, hungarian, silhouette) => {
    expect([of(kind, {}, english), of(kind, {}, hungarian)]).toEqual([silhouette, silhouette]);
  });
});
