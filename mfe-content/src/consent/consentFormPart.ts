import { defineScreen, found } from '@feszek/kit';
import { ConsentForm } from './ConsentForm.tsx';

/** The form inside a page of content. */
export const screen = defineScreen<Record<never, never>>({
  load: async () => found({}, { maxAge: 3600 }),
  head: (_, { t }) => ({ title: t('consent.title') }),
  Component: ConsentForm,
});
