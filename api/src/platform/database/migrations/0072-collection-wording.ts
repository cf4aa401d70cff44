import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const HU = 'Te választod ki a bemutatótermet, és értesítünk, amint átvehető.';
const BEFORE = { hu: HU, en: 'Choose your showroom, and we will write as soon as it is ready.' };
const NOW = { hu: HU, en: 'Choose your showroom, and we’ll email you as soon as your order is ready.' };

/** The English description of collection says that the shop sends an email, in the shop's tone. A text of the operator stays. */
export const collectionWording: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update delivery_method set description = ${JSON.stringify(NOW)}::jsonb where code = 'showroom_pickup' and description = ${JSON.stringify(BEFORE)}::jsonb`.execute(db);
  },
};
