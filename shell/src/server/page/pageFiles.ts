import { parseSlotReference } from '@feszek/contract';
import type { FragmentManifest } from '@feszek/contract';
import type { Plan } from '../slices/Plan.ts';
import type { MainPart } from './mainPart.ts';

export interface PageFiles {
  readonly styles: readonly string[];
  /** Preloaded for the slice that owns the page; none for a screen that is never hydrated. */
  readonly scripts: readonly string[];
}

function manifestOf(plan: Plan, reference: string): FragmentManifest | undefined {
  const target = parseSlotReference(reference);
  return target && plan.all().find(({ manifest }) => manifest.name === target.slice)?.manifest.fragments[target.fragment];
}

/** The slices' files that a page links in its head: federation would load styles only after the first paint. */
export function pageFiles(plan: Plan, main: MainPart, nestedSlots: readonly string[]): PageFiles {
  const record = main.answer?.record;
  const parts = [...nestedSlots, ...Object.values(plan.places)].flatMap((reference) => manifestOf(plan, reference)?.styles ?? []);
  const entry = main.page.status === 200 ? plan.get(main.page.slice)?.manifest.remoteEntry : undefined;
  const isHydrated = main.answer !== undefined && main.answer.data !== 'null';
  return {
    styles: [...new Set([...(record?.styles ?? []), ...parts])],
    scripts: isHydrated && entry ? [entry, ...(record?.scripts ?? [])] : [],
  };
}
