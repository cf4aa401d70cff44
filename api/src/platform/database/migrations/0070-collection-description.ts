import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const FREE = { hu: 'Díjmentes. Te választod ki a bemutatótermet, és értesítünk, amint átvehető.', en: 'Free of charge. Choose your showroom, and we will write as soon as it is ready.' };
const NEUTRAL = { hu: 'Te választod ki a bemutatótermet, és értesítünk, amint átvehető.', en: 'Choose your showroom, and we will write as soon as it is ready.' };

/** The description of collection states no price any more: the operator can change it, and every list shows it beside the method. A text of the operator stays. */
export const collectionDescription: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update delivery_method set description = ${JSON.stringify(NEUTRAL)}::jsonb where code = 'showroom_pickup' and description = ${JSON.stringify(FREE)}::jsonb`.execute(db);
  },
};
