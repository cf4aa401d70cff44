/** What can have the focus: a part that cannot must not look as though it did. */
const FOCUSABLE = ':where(a[href], button, input, select, textarea, summary, [tabindex="0"])';

/** How each state of the pointer and the keyboard is shown without either, inside `data-pseudo`. */
const STAND_INS: ReadonlyMap<string, string> = new Map(Object.entries({
  ':hover': '[data-pseudo~="hover"] *',
  ':active': '[data-pseudo~="active"] *',
  ':focus-within': '[data-pseudo~="focus"] *',
  ':focus-visible': `[data-pseudo~="focus"] ${FOCUSABLE}`,
}));

/**
 * A style sheet in which everything inside `data-pseudo="hover"` (or `active`, or `focus`) looks as it does under the
 * pointer, while it is pressed, or while it has the focus. Each stand-in weighs as much as what it stands in for, so
 * that the cascade stays as it is.
 */
export function showPseudoStates(css: string): string {
  return css.replaceAll(/:(?:hover|active|focus-within|focus-visible)\b(?!-)/g, (state) => `:is(${state}, ${STAND_INS.get(state) ?? state})`);
}
