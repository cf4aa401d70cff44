/** A slice's words in one language: texts by name, nested as deep as it likes. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/**
 * The shape that another language must have: the same names, any words.
 *
 * @example export const en = { … } satisfies MessagesLike<typeof hu>;
 */
export type MessagesLike<M extends Messages> = {
  readonly [Name in keyof M]: M[Name] extends Messages ? MessagesLike<M[Name]> : string;
};

/** The plural forms of Hungarian and English; `_zero` is for words of its own where there is nothing. */
type PluralSuffix = '_zero' | '_one' | '_other';

type LeafKey<M> = { [Name in keyof M & string]: M[Name] extends string ? Name : `${Name}.${LeafKey<M[Name]>}` }[keyof M & string];

type PluralKey<M extends Messages> = LeafKey<M> extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never;

/** The keys of a slice's words: names joined by dots, plural forms named once and without their ending. */
export type MessageKey<M extends Messages> = string extends keyof M
  ? string
  : Exclude<LeafKey<M>, `${PluralKey<M>}${PluralSuffix}`> | PluralKey<M>;

/** Values for the `{{name}}` places of a text. */
export type MessageParams = Readonly<Record<string, string | number>>;

type Arguments<M extends Messages, Key> = string extends keyof M
  ? [params?: MessageParams]
  : Key extends PluralKey<M>
    ? [params: MessageParams & { readonly count: number }]
    : [params?: MessageParams];

/**
 * Gives the words of a key, its places filled and its plural form chosen by `count`.
 * The text is plain: React escapes it, so this does not.
 */
export type Translate<M extends Messages = Messages> = <Key extends MessageKey<M>>(key: Key, ...params: Arguments<M, Key>) => string;
