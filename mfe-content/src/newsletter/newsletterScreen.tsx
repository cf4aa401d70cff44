import { defineScreen, found } from '@feszek/kit';
import { formHead } from '../forms/formHead.ts';
import { FormScreen } from '../forms/FormScreen.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

export const screen = defineScreen<Record<never, never>>({
  load: async () => found({}, { maxAge: 3600 }),
  head: (_, context) => formHead('newsletter', 'newsletter', context),
  Component: () => <FormScreen route="newsletter" texts="newsletter"><NewsletterForm /></FormScreen>,
});
