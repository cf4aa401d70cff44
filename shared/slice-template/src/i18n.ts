import { useT as useSharedT } from '@feszek/i18n';
import type { ExampleMessages } from './locales/hu.ts';

/** The translator, with this slice's keys checked. */
export const useT = useSharedT<ExampleMessages>;
