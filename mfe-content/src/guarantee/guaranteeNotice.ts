import { defineScreen, found } from '@feszek/kit';
import { GuaranteeNotice } from './GuaranteeNotice.tsx';

/** In seconds. The text changes only with a release. */
const DAY = 86_400;

export const screen = defineScreen<null>({
  load: async () => found(null, { maxAge: DAY, staleWhileRevalidate: DAY }),
  head: (_, { t }) => ({ title: t('guarantee.title') }),
  Component: GuaranteeNotice,
});
