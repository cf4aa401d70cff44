import { accountInputSchema, accountSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { followAccount } from '../../newsletter/subscriptions.ts';
import { loadAccount, updateAccount } from '../../users/profile.ts';
import { lockUser } from '../../users/users.ts';
import type { AccountParts } from '../accountParts.ts';
import { requireUser } from '../requireUser.ts';

const tags = ['account'];

/** The account's own data. */
export function profileRoutes(app: App, { db, clock, sessions, newsletter }: AccountParts): void {
  app.get('/api/account', {
    schema: { tags, summary: 'The account of the signed-in user', response: { 200: dataOf(accountSchema) } },
    handler: async (request, reply) => {
      const { userId } = await requireUser(sessions, request, reply);
      return { data: await loadAccount(db, clock, userId) };
    },
  });

  app.put('/api/account', {
    schema: { tags, summary: 'Changes the account of the signed-in user', body: accountInputSchema, response: { 200: dataOf(accountSchema) } },
    handler: async (request, reply) => {
      const { userId } = await requireUser(sessions, request, reply);
      await db.transaction().execute(async (trx) => {
        await updateAccount(trx, userId, request.body);
        const { email, name, locale, is_newsletter_subscription: isSubscribed } = await lockUser(trx, userId);
        const isWanted = request.body.is_newsletter_subscription;
        if (isWanted !== isSubscribed) await followAccount(trx, newsletter, { email, name, locale }, isWanted);
      });
      return { data: await loadAccount(db, clock, userId) };
    },
  });
}
