import { en, hu } from '../test/texts.ts';
import { translator, useT } from './index.ts';
import type { MessageKey, MessagesLike } from './index.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Plural forms are one key; nested names are joined by dots. */
true satisfies Same<MessageKey<typeof hu>, 'title' | 'items' | 'empty.title' | 'empty.hint' | 'pieces'>;

const t = translator('en', en);
t('empty.hint', { name: 'Anna', count: 2 });
// @ts-expect-error no such key
t('empty.text');
// @ts-expect-error a group of texts is not a text
t('empty');
// @ts-expect-error a plural form is chosen by `count`, not by its key
t('items_one', { count: 1 });
// @ts-expect-error a plural needs its count
t('items');

/** A slice binds the type of its texts once. */
const useSliceT = useT<typeof hu>;
useSliceT satisfies () => (key: 'title') => string;

// @ts-expect-error the English texts have a key that the Hungarian ones lack
({ ...en, extra: 'x' }) satisfies MessagesLike<typeof hu>;
// @ts-expect-error the English texts lack a key
({ title: 'Basket' }) satisfies MessagesLike<typeof hu>;
