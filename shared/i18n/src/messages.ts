/** A slice's texts in one language by name, nested to any depth. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/**
 * The type of another language: the same names with any texts.
 *
 * @example export const en = { … } satisfies MessagesLike<typeof hu>;
 */
export type MessagesLike<M extends Messages> = {
  readonly [Name in keyof M]: M[Name] extends Messages ? MessagesLike<M[Name]> : string;
};

/** The plural forms of Hungarian and English; `_zero` is an optional separate text for zero. */
type PluralSuffix = '_zero' | '_one' | '_other';

type LeafKey<M> = { [Name in keyof M & string]: M[Name] extends string ? Name : `${Name}.${LeafKey<M[Name]>}` }[keyof M & string];

type PluralKey<M extends Messages> = LeafKey<M> extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never;

/** The keys of a slice's texts: names joined by dots, plural forms named once and without their ending. */
export type MessageKey<M extends Messages> = string extends keyof M
  ? string
  : Exclude<LeafKey<M>, `${PluralKey<M>}${PluralSuffix}`> | PluralKey<M>;

/** Values for the `{{name}}` placeholders of a text. */
export type MessageParams = Readonly<Record<string, string | number>>;

type Arguments<M extends Messages, Key> = string extends keyof M
  ? [params?: MessageParams]
  : Key extends PluralKey<M>
    ? [params: MessageParams & { readonly count: number }]
    : [params?: MessageParams];

/**
 * Returns the text of a key, with its placeholders filled and its plural form chosen by `count`.
 * The text is not escaped: React does that.
 */
export type Translate<M extends Messages = Messages> = <Key extends MessageKey<M>>(key: Key, ...params: Arguments<M, Key>) => string;
