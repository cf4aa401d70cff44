import type { Bus } from '@feszek/contract';
import type { PageData } from '../../markup/PageData.ts';
import type { reportVitals } from './reportVitals.ts';

export interface VitalsParts {
  readonly bus: Bus;
  readonly page: PageData;
  /** Loads the code that measures. */
  readonly load: () => Promise<typeof reportVitals>;
  readonly onError: (error: unknown) => void;
}

/** Measures how fast this page is, if the visitor agrees to statistics. Without the consent nothing is loaded, and after it is withdrawn nothing is sent. */
export function startVitals({ bus, page: { page, remotes }, load, onError }: VitalsParts): void {
  if (page.status !== 200) return;
  const { routeName: route, slice } = page;
  const version = remotes[slice]?.version;
  if (version === undefined) return;
  let isAllowed = false;
  let isLoaded = false;
  bus.watch('visitor.consent', ({ statistics }) => {
    isAllowed = statistics;
    if (!isAllowed || isLoaded) return;
    isLoaded = true;
    load().then((report) => report({ bus, page: { route, slice, version }, isAllowed: () => isAllowed }), onError);
  });
}
