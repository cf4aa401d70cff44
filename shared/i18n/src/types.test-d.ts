import { en, hu } from '../test/words.ts';
import { translator, useT } from './index.ts';
import type { MessageKey, MessagesLike } from './index.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Plural forms are one key; nested names are joined by dots. */
true satisfies Same<MessageKey<typeof hu>, 'title' | 'items' | 'empty.title' | 'empty.hint' | 'pieces'>;

const t = translator('en', en);
t('empty.hint', { name: 'Anna', count: 2 });
// @ts-expect-error no such key
t('empty.text');
// @ts-expect-error a part of the words is no text
t('empty');
// @ts-expect-error a plural form is chosen by count, not named
t('items_one', { count: 1 });
// @ts-expect-error a plural needs its count
t('items');

/** A slice names its words once. */
const useSliceT = useT<typeof hu>;
useSliceT satisfies () => (key: 'title') => string;

// @ts-expect-error the English words have a key that the Hungarian lack
({ ...en, extra: 'x' }) satisfies MessagesLike<typeof hu>;
// @ts-expect-error the English words lack a key
({ title: 'Basket' }) satisfies MessagesLike<typeof hu>;
