import type { Showroom } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { formHead } from '../forms/formHead.ts';
import { loadShowrooms } from '../showrooms/loadShowrooms.ts';
import { showroomData } from '../showrooms/showroomData.ts';
import { ContactScreen } from './ContactScreen.tsx';
import type { ContactData } from './ContactScreen.tsx';

const NO_SHOWROOMS: readonly Showroom[] = [];

export const screen = defineScreen<ContactData>({
  async load(context) {
    const loaded = await loadShowrooms(context);
    // The form is needed in a shop without showrooms too.
    return loaded.status === 404 ? { status: 200, data: { showrooms: NO_SHOWROOMS, now: new Date().toISOString() }, freshness: { maxAge: 3600, staleWhileRevalidate: 60, tags: ['showrooms'] } } : loaded;
  },
  head({ showrooms }, context) {
    const head = formHead('contact', 'contact', context);
    return { ...head, structuredData: [...showrooms.map((showroom) => showroomData(showroom, context.locale)), ...(head.structuredData ?? [])] };
  },
  Component: ContactScreen,
});
