import { defineScreen, found } from '@feszek/kit';
import { DataSheetPanel } from './DataSheetPanel.tsx';

/** The data sheet inside a page of content. */
export const screen = defineScreen<Record<never, never>>({
  load: async () => found({}, { maxAge: 3600 }),
  head: (_, { t }) => ({ title: t('dataSheet.title') }),
  Component: DataSheetPanel,
});
