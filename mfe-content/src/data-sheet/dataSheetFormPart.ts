import { mailedLinkOf } from '@feszek/contract';
import { defineScreen, found } from '@feszek/kit';
import { DataSheetPanel } from './DataSheetPanel.tsx';
import type { DataSheetPanelData } from './DataSheetPanel.tsx';

/** The data sheet inside a page of content. */
export const screen = defineScreen<DataSheetPanelData>({
  load: async ({ params }) => found({ link: mailedLinkOf(params['link']) }, { maxAge: 3600 }),
  head: (_, { t }) => ({ title: t('dataSheet.title') }),
  Component: DataSheetPanel,
});
