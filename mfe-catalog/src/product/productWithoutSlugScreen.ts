import { defineScreen } from '@feszek/kit';
import { loadProductWithoutSlug } from './loadProductWithoutSlug.ts';

/** An address that always leads on or nowhere, so there is nothing to show. */
export const screen = defineScreen<never>({ load: loadProductWithoutSlug, head: () => ({ title: '' }), Component: () => null });
