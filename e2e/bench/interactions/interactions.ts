import { atMost, median, table, verdict, whole } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { say } from '../Bench.ts';
import type { Bench } from '../Bench.ts';
import type { Subject } from '../Subject.ts';
import { SLOWDOWN, measureInteractions } from './measureInteractions.ts';
import type { InteractionTimes } from './measureInteractions.ts';

/** The marks of the interactions, in milliseconds. */
const INTERACTIONS = [
  { name: 'click on a product until its title is painted', key: 'clickToProduct', limit: 150 },
  { name: 'add to cart until the count is painted', key: 'addToCount', limit: 100 },
  { name: 'choice of a filter until the new list is painted', key: 'filterToList', limit: 150 },
  { name: 'a letter until its suggestions are painted', key: 'typingToSuggestions', limit: 100 },
] as const satisfies readonly { readonly name: string; readonly key: keyof InteractionTimes; readonly limit: number }[];

export function interactionsSection(times: InteractionTimes): Section {
  const measured = INTERACTIONS.map(({ name, key, limit }) => ({ name, times: times[key], mark: atMost(`${name}, in ms`, median(times[key]), limit, whole) }));
  return {
    title: 'Interactions until their effect',
    marks: measured.map(({ mark }) => mark),
    decisions: ['0008-loading-on-first-interaction', '0136-first-click', '0152-selectors-that-restyle-the-page', '0153-what-the-visitor-waits-for-first', '0158-no-selector-from-the-root', '0159-no-transition-on-a-slow-device'],
    text: `From an input until its effect is visible, on ${times.clickToProduct.length} first visits each in a desktop window, with a processor ${SLOWDOWN} times slower than this machine's, and a network without delay. The pointer rests on a link for a moment before the click.

${table(['from … to', 'median ms', 'shortest', 'longest', 'mark'], measured.map(({ name, times: all, mark }) => [name, whole(median(all)), whole(Math.min(...all)), whole(Math.max(...all)), verdict(mark)]))}`,
  };
}

async function measure(bench: Bench): Promise<Section> {
  const { url } = await bench.shop('shipped');
  say('interactions until their effect');
  return interactionsSection(await measureInteractions(await bench.browser(), url));
}

export const interactions: Subject = { name: 'interactions', measure };
