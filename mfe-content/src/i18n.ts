import { useI18n as useSharedI18n, useT as useSharedT } from '@feszek/i18n';
import type { I18n } from '@feszek/i18n';
import type { ContentMessages } from './locales/hu.ts';

/** The translator, with this slice's keys checked. */
export const useT = useSharedT<ContentMessages>;

/** Texts and formats, with this slice's keys checked. */
export const useI18n = (): I18n<ContentMessages> => useSharedI18n<ContentMessages>();
