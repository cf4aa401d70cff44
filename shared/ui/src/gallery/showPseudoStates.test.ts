import { describe, expect, it } from '@jest/globals';
import { showPseudoStates } from './showPseudoStates.ts';

describe('states of the pointer and the keyboard', () => {
  it('hold for what is marked with them too', () => {
    expect(showPseudoStates('.a:hover .b { color: red }')).toBe('.a:is(:hover, [data-pseudo~="hover"] *) .b { color: red }');
    expect(showPseudoStates('.a:active, .c {}')).toBe('.a:is(:active, [data-pseudo~="active"] *), .c {}');
  });

  it('give the focus to those alone that can have it', () => {
    const css = showPseudoStates('.card:has(.input:focus-visible)::after {}');
    expect(css).toContain('.card:has(.input:is(:focus-visible, [data-pseudo~="focus"] :where(a[href], button, input,');
    expect(css).toMatch(/\)\)\)::after \{\}$/);
  });

  it('leave everything else alone', () => {
    const css = '@media (hover: hover) { .hover { transition: color 1s } } .a:focus { color: red } .b::-webkit-slider-thumb {}';
    expect(showPseudoStates(css)).toBe(css);
  });
});
