import type { Borders } from './Borders.ts';
import { element } from './element.ts';
import type { View } from './View.ts';

/** The switch of the borders. */
export function bordersView(borders: Borders): View {
  const box = element('input', { type: 'checkbox' });
  box.checked = borders.areShown;
  box.addEventListener('change', () => borders.show(box.checked));
  return {
    element: element('div', {},
      element('label', { class: 'panel-switch' }, box, 'Show the borders of screens and parts'),
      element('p', {}, 'Each label names slice, fragment and version, and what rendered it: “server, static” has no code in the browser, “server, hydrated” responds, “server, not hydrated yet” responds later, “browser” was rendered in the browser.')),
  };
}
