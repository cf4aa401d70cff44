/** Entry of a slice's server bundle: the slice's own declaration, rendered with the same copy of React and context. */
export { slice } from '@feszek/slice-under-build';
export { renderView } from './renderView.tsx';
