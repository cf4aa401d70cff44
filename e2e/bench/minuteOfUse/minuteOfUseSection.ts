import { atMost, median, percentileOf, seconds, spread, table, verdict, whole } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { KINDS, SHORTEST_MS } from './InteractionLog.ts';
import type { Interaction } from './InteractionLog.ts';

const SHARE = 0.98;
const LONGEST_MS = 100;

/** The rounds of one device. */
export interface UsedDevice {
  readonly device: string;
  readonly rounds: readonly UseRound[];
}

export interface UseRound {
  readonly interactions: readonly Interaction[];
  /** Milliseconds. */
  readonly duration: number;
}

const timesOf = (interactions: readonly Interaction[]) => interactions.map(({ ms }) => ms);

/** The event that was the slowest one of the slowest interaction. */
function slowestEvent(interactions: readonly Interaction[]): string {
  return interactions.toSorted((one, other) => other.ms - one.ms)[0]?.event ?? '';
}

function kindRows(used: readonly UsedDevice[]): string[][] {
  const rows = used.flatMap(({ device, rounds }) => KINDS.flatMap((kind) => {
    const interactions = rounds.flatMap((round) => round.interactions).filter((interaction) => interaction.kind === kind);
    return interactions.length === 0 ? [] : [{ device, kind, interactions, slow: percentileOf(timesOf(interactions), SHARE) }];
  }));
  return rows.toSorted((one, other) => other.slow - one.slow).map(({ device, kind, interactions, slow }) => [
    device, kind, whole(interactions.length), whole(median(timesOf(interactions))), whole(slow), whole(Math.max(...timesOf(interactions))), slowestEvent(interactions), whole(interactions.filter(({ ms }) => ms > LONGEST_MS).length),
  ]);
}

export function minuteOfUseSection(used: readonly UsedDevice[], slowdown: number): Section {
  const measured = used.map(({ device, rounds }) => {
    const times = rounds.flatMap(({ interactions }) => timesOf(interactions));
    return { device, rounds, times, mark: atMost(`interaction to next paint at the 98th percentile, ${device}, in ms`, percentileOf(times, SHARE), LONGEST_MS, whole) };
  });
  return {
    title: 'A minute of use',
    marks: measured.map(({ mark }) => mark),
    decisions: ['0136-first-click', '0152-selectors-that-restyle-the-page', '0153-what-the-visitor-waits-for-first', '0158-no-selector-from-the-root', '0159-no-transition-on-a-slow-device'],
    text: `A visitor uses menu, filters, search, gallery, quantity, cart and the form of the checkout, with real input of mouse, finger and keyboard, at the speed of a person, with a processor ${slowdown} times slower than this machine's. The time of an interaction is from the input to the next paint: the longest event with the same \`interactionId\` of the [Event Timing API](https://www.w3.org/TR/event-timing/), in steps of 8 ms. The browser does not report interactions of less than ${SHORTEST_MS} ms, so the percentile is a little too high. It is that of all rounds together; in brackets are the lowest and the highest round.

${table(['device', 'rounds', 'a round took, s', 'interactions', 'median ms', '98th percentile ms', 'mark', 'longest ms'], measured.map(({ device, rounds, times, mark }) => {
  const byRound = rounds.map(({ interactions }) => percentileOf(timesOf(interactions), SHARE));
  return [device, String(rounds.length), spread(rounds.map(({ duration }) => duration), seconds), whole(times.length), whole(median(times)), `${whole(percentileOf(times, SHARE))} (${whole(Math.min(...byRound))} to ${whole(Math.max(...byRound))})`, verdict(mark), whole(Math.max(...times))];
}))}

By what the visitor does, the slowest first:

${table(['device', 'what', 'interactions', 'median ms', '98th percentile ms', 'longest ms', 'its event', `over ${LONGEST_MS} ms`], kindRows(used))}`,
  };
}
