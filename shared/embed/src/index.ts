export { defineElements } from './defineElements.ts';
export type { CartAttributes, ElementAttributes, PartAttributes, ProductAttributes, ProductsAttributes } from './attributes.ts';
export type { ElementFailure, ElementPhase, ElementState } from './elements.ts';
