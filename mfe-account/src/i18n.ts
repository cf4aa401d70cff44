import { useI18n as useSharedI18n, useT as useSharedT } from '@feszek/i18n';
import type { I18n, Translate } from '@feszek/i18n';
import type { AccountMessages } from './locales/hu.ts';

export type T = Translate<AccountMessages>;

/** The translations and formats of the root; keys are checked against the texts of this slice. */
export const useI18n = (): I18n<AccountMessages> => useSharedI18n<AccountMessages>();

/** The root's translator. */
export const useT = (): T => useSharedT<AccountMessages>();
