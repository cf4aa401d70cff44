import { element } from './element.ts';
import type { View } from './View.ts';

export interface Tab {
  readonly name: string;
  readonly create: () => View;
}

interface Tabs {
  readonly elements: readonly HTMLElement[];
  /** Shows the chosen tab, with current values. */
  start(): void;
  /** Ends its updates. */
  stop(): void;
  /** Moves the focus to the chosen tab. */
  focus(): void;
}

const STEPS: ReadonlyMap<string, number> = new Map([['ArrowLeft', -1], ['ArrowRight', 1]]);

/** Tabs by the pattern of the ARIA Authoring Practices: arrow keys choose, Home and End go to the ends. */
export function createTabs(tabs: readonly Tab[]): Tabs {
  const body = element('div', { id: 'panel-body', class: 'panel-body', role: 'tabpanel', 'aria-labelledby': 'panel-tab-0', tabindex: '-1' });
  const buttons = tabs.map(({ name }, index) => element('button', { type: 'button', id: `panel-tab-${index}`, role: 'tab', 'aria-controls': 'panel-body' }, name));
  let chosen = 0;
  let view: View | undefined;

  const stop = () => {
    view?.stop?.();
    view = undefined;
  };
  const show = (index: number) => {
    stop();
    chosen = index;
    buttons.forEach((button, position) => {
      button.setAttribute('aria-selected', String(position === index));
      button.tabIndex = position === index ? 0 : -1;
    });
    view = tabs[index]?.create();
    body.setAttribute('aria-labelledby', `panel-tab-${index}`);
    body.replaceChildren(...(view ? [view.element] : []));
  };
  const list = element('div', { class: 'panel-tabs', role: 'tablist', 'aria-label': 'Development panel' }, ...buttons);
  buttons.forEach((button, index) => button.addEventListener('click', () => show(index)));
  list.addEventListener('keydown', ({ key }) => {
    const step = STEPS.get(key);
    const next = key === 'Home' ? 0 : key === 'End' ? tabs.length - 1 : step === undefined ? undefined : (chosen + step + tabs.length) % tabs.length;
    if (next === undefined) return;
    show(next);
    buttons[next]?.focus();
  });
  return { elements: [list, body], start: () => show(chosen), stop, focus: () => buttons[chosen]?.focus() };
}
