import { defineScreen, found } from '@feszek/kit';
import { formHead } from '../forms/formHead.ts';
import { FormScreen } from '../forms/FormScreen.tsx';
import { DataSheetPanel } from './DataSheetPanel.tsx';

export const screen = defineScreen<Record<never, never>>({
  load: async () => found({}, { maxAge: 3600 }),
  head: (_, context) => ({ ...formHead('data-sheet', 'dataSheet', context), robots: 'noindex' }),
  Component: () => <FormScreen route="data-sheet" texts="dataSheet"><DataSheetPanel /></FormScreen>,
});
