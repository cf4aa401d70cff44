import { describe, expect, it } from '@jest/globals';
import { showPseudoStates } from './showPseudoStates.ts';

describe('states of the pointer and the keyboard', () => {
  it('also apply to marked elements', () => {
    expect(showPseudoStates('.a:hover .b { color: red }')).toBe('.a:is(:hover, [data-pseudo~="hover"] *) .b { color: red }');
    expect(showPseudoStates('.a:active, .c {}')).toBe('.a:is(:active, [data-pseudo~="active"] *), .c {}');
  });

  it('show the focus only on elements that can have it', () => {
    const css = showPseudoStates('.card:has(.input:focus-visible)::after {}');
    expect(css).toContain('.card:has(.input:is(:focus-visible, [data-pseudo~="focus"] :where(a[href], button, input,');
    expect(css).toMatch(/\)\)\)::after \{\}$/);
  });

  it('do not change other rules', () => {
    const css = '@media (hover: hover) { .hover { transition: color 1s } } .a:focus { color: red } .b::-webkit-slider-thumb {}';
    expect(showPseudoStates(css)).toBe(css);
  });
});
