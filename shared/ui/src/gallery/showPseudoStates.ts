/** Elements that can have the focus: only they are shown with it. */
const FOCUSABLE = ':where(a[href], button, input, select, textarea, summary, [tabindex="0"])';

/** The selector that replaces each pseudo-class inside `data-pseudo`. */
const STAND_INS: ReadonlyMap<string, string> = new Map(Object.entries({
  ':hover': '[data-pseudo~="hover"] *',
  ':active': '[data-pseudo~="active"] *',
  ':focus-within': '[data-pseudo~="focus"] *',
  ':focus-visible': `[data-pseudo~="focus"] ${FOCUSABLE}`,
}));

/**
 * A style sheet in which everything inside `data-pseudo="hover"` (or `active`, or `focus`) looks as it does under the
 * pointer, while it is pressed, or while it has the focus. Each replacement has the specificity of the original, so
 * that the cascade does not change.
 */
export function showPseudoStates(css: string): string {
  return css.replaceAll(/:(?:hover|active|focus-within|focus-visible)\b(?!-)/g, (state) => `:is(${state}, ${STAND_INS.get(state) ?? state})`);
}
