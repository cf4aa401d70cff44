import { createContext, createElement, useContext } from 'react';
import type { ReactNode } from 'react';
import type { I18n } from './createI18n.ts';
import type { Messages, Translate } from './messages.ts';

const I18nContext = createContext<I18n | undefined>(undefined);

export interface I18nProviderProps<M extends Messages> {
  readonly i18n: I18n<M>;
  readonly children?: ReactNode;
}

/** Provides the texts of one root to its components. */
export function I18nProvider<M extends Messages>({ i18n, children }: I18nProviderProps<M>): ReactNode {
  return createElement(I18nContext, { value: i18n as I18n }, children);
}

/**
 * The root's texts and formats. A slice binds the type of its texts once, so that its keys are checked:
 *
 * @example export const useI18n = useSharedI18n<typeof hu>;
 * @throws Error outside of an `I18nProvider`
 */
export function useI18n<M extends Messages = Messages>(): I18n<M> {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nProvider above it');
  return i18n as I18n<M>;
}

/** Only the root's translator; see `useI18n`. */
export function useT<M extends Messages = Messages>(): Translate<M> {
  return useI18n<M>().t;
}
