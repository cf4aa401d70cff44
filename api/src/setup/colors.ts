import { texts } from './texts.ts';

/**
 * The colours of a new shop's filter. An import refers to colours by these keys or titles; the operator adds colours with
 * `npm run shop -- catalog taxonomy import`. An update does not change the colours of an existing shop: its operator
 * decides which ones the filter lists, and can import `docs/examples/standard-colors.json`.
 */
export const STANDARD_COLORS = [
  { key: 'white', title: texts('fehér', 'white'), hex: '#F5F2EC' },
  { key: 'cream', title: texts('krém', 'cream'), hex: '#EBE1CD' },
  { key: 'beige', title: texts('bézs', 'beige'), hex: '#CDBD9F' },
  { key: 'grey', title: texts('szürke', 'grey'), hex: '#9A9790' },
  { key: 'anthracite', title: texts('antracit', 'anthracite'), hex: '#4A4845' },
  { key: 'black', title: texts('fekete', 'black'), hex: '#2B2826' },
  { key: 'brown', title: texts('barna', 'brown'), hex: '#6E5038' },
  { key: 'natural', title: texts('natúr fa', 'natural wood'), hex: '#C9A26E' },
  { key: 'yellow', title: texts('sárga', 'yellow'), hex: '#E0B23F' },
  { key: 'orange', title: texts('narancssárga', 'orange'), hex: '#D9823B' },
  { key: 'red', title: texts('piros', 'red'), hex: '#AE3A30' },
  { key: 'pink', title: texts('rózsaszín', 'pink'), hex: '#D6A4A4' },
  { key: 'purple', title: texts('lila', 'purple'), hex: '#6F4A6B' },
  { key: 'blue', title: texts('kék', 'blue'), hex: '#3F5F86' },
  { key: 'turquoise', title: texts('türkiz', 'turquoise'), hex: '#3F8F8C' },
  { key: 'green', title: texts('zöld', 'green'), hex: '#4E7350' },
  { key: 'gold', title: texts('arany', 'gold'), hex: '#BE9850' },
  { key: 'silver', title: texts('ezüst', 'silver'), hex: '#A7A8A8' },
  { key: 'transparent', title: texts('átlátszó', 'transparent'), hex: '#D5E0DD' },
] as const;
