import { defineScreen, found } from '@feszek/kit';
import { ContactForm } from './ContactForm.tsx';

/** The form inside a page of content. */
export const screen = defineScreen<Record<never, never>>({
  load: async () => found({}, { maxAge: 3600 }),
  head: (_, { t }) => ({ title: t('contact.title') }),
  Component: ContactForm,
});
