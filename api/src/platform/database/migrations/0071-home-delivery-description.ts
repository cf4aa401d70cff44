import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const FOR_ALL = { hu: 'A megadott címre visszük, az időpontot előre egyeztetjük.', en: 'We bring it to your door at a time we agree with you.' };
const FOR_LARGE = { hu: 'Az épület bejáratáig visszük. Nagyobb bútornál az időpontot előre egyeztetjük.', en: 'We bring it to the entrance of your building. For large furniture we agree a time with you first.' };

/** The description of home delivery says where it ends, and promises an agreed time only for large furniture, as the page about delivery does. A text of the operator stays. */
export const homeDeliveryDescription: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update delivery_method set description = ${JSON.stringify(FOR_LARGE)}::jsonb where code = 'home_delivery' and description = ${JSON.stringify(FOR_ALL)}::jsonb`.execute(db);
  },
};
