export { createI18n, translator } from './createI18n.ts';
export type { I18n, I18nOptions } from './createI18n.ts';
export { MissingMessageError } from './MissingMessageError.ts';
export type { MessageKey, MessageParams, Messages, MessagesLike, Translate } from './messages.ts';
export { I18nProvider, useI18n, useT } from './react.ts';
export type { I18nProviderProps } from './react.ts';
export type { DateStyle } from './format.ts';
export { withArticle } from './withArticle.ts';
