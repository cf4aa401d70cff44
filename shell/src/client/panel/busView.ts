import type { BusEvents, TimedEntry } from './BusEvents.ts';
import { element } from './element.ts';
import { table } from './table.ts';
import type { View } from './View.ts';

/** The most characters of a value. */
const SHOWN = 300;

function textOf(value: unknown): string {
  const text = value instanceof Error ? String(value) : (JSON.stringify(value, (_, part: unknown) => (part instanceof Error ? String(part) : part)) ?? '');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function rowOf({ event, topic, party, value, at }: TimedEntry): (Node | string)[] {
  return [topic, event, party?.slice ?? 'another tab', `${(at / 1000).toFixed(2)} s`, element('code', {}, textOf(value))];
}

/** The last events of the bus, the newest first. It follows new ones. */
export function busView(events: BusEvents): View {
  const clear = element('button', { type: 'button' }, 'Clear');
  clear.addEventListener('click', () => events.clear());
  const list = element('div', {});
  const show = () => list.replaceChildren(table('Events', ['Topic', 'Event', 'Sender', 'Time', 'Value'], events.newestFirst.map(rowOf)));
  show();
  let frame = 0;
  const showSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  };
  const unsubscribe = events.onChange(showSoon);
  return {
    element: element('div', {}, element('p', {}, 'The last 200 events of the bus, the newest first. '), clear, list),
    stop: () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    },
  };
}
