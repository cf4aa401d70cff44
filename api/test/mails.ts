import type { Db } from '../src/platform/database/connect.ts';
import { JobRegistry } from '../src/platform/jobs/JobRegistry.ts';
import { runDueJobs } from '../src/platform/jobs/runJobs.ts';
import { MAIL_JOB, registerMailJob } from '../src/platform/mail/outbox/mailJob.ts';
import { selectMails } from '../src/platform/mail/outbox/selectMails.ts';
import type { MailTransport } from '../src/platform/mail/transport.ts';
import type { TestShop } from './shop.ts';
import { orderSubject } from '../src/orders/mails/enqueueOrderMail.ts';

/** The mails of an order, the oldest first. */
export async function mailsAbout(db: Db, orderId: number) {
  return selectMails(db).where('about', '=', orderSubject(orderId)).orderBy('id').execute();
}

/** Sends the mails of a shop that are due. Returns how many were sent. */
export async function runMailJobs({ db, clock, app }: TestShop, transport: MailTransport): Promise<number> {
  const jobs = new JobRegistry();
  registerMailJob(jobs, { db, clock, transport, shopUrl: 'http://shop.test' });
  return runDueJobs({ db, clock, log: app.log, jobs }, MAIL_JOB);
}
