import type { FragmentManifest } from '@feszek/contract';
import type { SliceRegistry } from '../slices/SliceRegistry.ts';
import { LAYOUT_SLOTS } from './layoutSlots.ts';
import type { MainPart } from './mainPart.ts';

export interface PageFiles {
  readonly styles: readonly string[];
  /** Preloaded for the slice that owns the page; none for a screen that is never hydrated. */
  readonly scripts: readonly string[];
}

function manifestOf(registry: SliceRegistry, name: string): FragmentManifest | undefined {
  const [slice, fragment = ''] = name.split('/');
  return registry.all().find(({ manifest }) => manifest.name === slice)?.manifest.fragments[fragment];
}

/** The slices' files that a page links in its head: federation would load styles only after the first paint. */
export function pageFiles(registry: SliceRegistry, main: MainPart, nestedNames: readonly string[]): PageFiles {
  const record = main.answer?.record;
  const parts = [...nestedNames, ...Object.values(LAYOUT_SLOTS)].flatMap((name) => manifestOf(registry, name)?.styles ?? []);
  const entry = main.page.status === 200 ? registry.get(main.page.slice)?.manifest.remoteEntry : undefined;
  const isHydrated = main.answer !== undefined && main.answer.data !== 'null';
  return {
    styles: [...new Set([...(record?.styles ?? []), ...parts])],
    scripts: isHydrated && entry ? [entry, ...(record?.scripts ?? [])] : [],
  };
}
