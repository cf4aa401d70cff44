import { defineScreen } from '@feszek/kit';
import { loadProductWithoutSlug } from './loadProductWithoutSlug.ts';

/** The address always redirects or is not found, so the screen renders nothing. */
export const screen = defineScreen<never>({ load: loadProductWithoutSlug, head: () => ({ title: '' }), Component: () => null });
