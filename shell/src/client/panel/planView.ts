import type { PageData } from '../../markup/PageData.ts';
import { element } from './element.ts';
import { table } from './table.ts';
import type { View } from './View.ts';

/** The releases of the page. */
export function planView({ buildId, remotes, preview, isDevelopment }: PageData): View {
  const end = buildId.lastIndexOf('-');
  const kindOf = (slice: string, version: string) => (preview?.slice === slice && preview.version === version ? 'preview' : isDevelopment ? 'development' : 'live');
  const rows = Object.entries(remotes).sort(([a], [b]) => (a < b ? -1 : 1)).map(([slice, { version }]) => [slice, version, kindOf(slice, version)]);
  return {
    element: element('div', {},
      table('Slices', ['Slice', 'Version', 'Release'], rows),
      table('Page', ['Name', 'Value'], [['Shell', buildId.slice(0, end)], ['Plan', buildId.slice(end + 1)]])),
  };
}
