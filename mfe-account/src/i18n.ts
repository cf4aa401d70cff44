import { useI18n as useSharedI18n, useT as useSharedT } from '@feszek/i18n';
import type { AccountMessages } from './locales/hu.ts';

/** The translator, with this slice's keys checked. */
export const useT = useSharedT<AccountMessages>;

/** The translator with the formats of dates and numbers. */
export const useI18n = useSharedI18n<AccountMessages>;
