/** The families of materials that products are filtered by, in the order of a list: woods, woven fibres, textiles, leather, metals, minerals. */
export const MATERIAL_FAMILIES = [
  'oak', 'walnut', 'ash', 'beech', 'birch', 'pine', 'bamboo', 'cane', 'willow', 'natural-fibre', 'wool', 'cotton', 'linen', 'velvet', 'leather',
  'steel', 'brass', 'iron', 'aluminium', 'glass', 'ceramic', 'stone', 'paper', 'wax',
] as const;
export type MaterialFamily = (typeof MATERIAL_FAMILIES)[number];

/** When a product that is ordered now arrives at the latest: within a week, within four weeks, or later. */
export const ARRIVAL_PERIODS = ['week', 'month', 'later'] as const;
export type ArrivalPeriod = (typeof ARRIVAL_PERIODS)[number];

/** The outer dimensions that products are filtered by. */
export const MEASURES = ['width', 'depth', 'height'] as const;
export type Measure = (typeof MEASURES)[number];
