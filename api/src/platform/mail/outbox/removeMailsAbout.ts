import type { Trx } from '../../database/Trx.ts';

/** Removes the mails about a subject, also those that wait. */
export async function removeMailsAbout(trx: Trx, about: string): Promise<void> {
  await trx.deleteFrom('outbox_mail').where('about', '=', about).execute();
}
