import { acknowledgementSchema, newOperatorUserSchema, operatorUserSchema, operatorUsersQuerySchema, operatorUsersSchema } from '@feszek/contract';
import { mixed, object, string } from 'yup';
import type { NewsletterParts } from '../../newsletter/newsletterParts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { deleteUser } from '../personalData/deleteUser.ts';
import { exportUser } from '../personalData/exportUser.ts';
import { createInvitedUser } from './createUser.ts';
import { blockUser, cancelUserDeletion, findNamedUser, listUsers, unblockUser } from './users.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };
const params = object({ user: string().required() });
const oneUser = { 200: dataOf(operatorUserSchema) };

export interface OperatorUserParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly newsletter: NewsletterParts;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** Users, for the operator, who names them by id or email address. */
export function operatorUserRoutes(app: App, { db, clock, newsletter, operatorToken }: OperatorUserParts): void {
  const onRequest = requireOperator(operatorToken);

  app.get('/operator/users', {
    onRequest,
    schema: { tags, summary: 'Users, the newest first', querystring: operatorUsersQuerySchema, response: { 200: dataOf(operatorUsersSchema) } },
    handler: async ({ query }) => ({ data: await listUsers(db, clock, query) }),
  });

  app.get('/operator/users/:user', {
    onRequest,
    schema: { tags, summary: 'One user', params, response: oneUser },
    handler: async ({ params: { user } }) => ({ data: await findNamedUser(db, clock, user) }),
  });

  app.post('/operator/users', {
    config,
    onRequest,
    schema: { tags, summary: 'Creates an account and mails its user a link to set their password', body: newOperatorUserSchema, response: oneUser },
    handler: async ({ body }) => ({ data: await findNamedUser(db, clock, String(await createInvitedUser(db, clock, body))) }),
  });

  const changes = [
    ['block', blockUser, 'Blocks a user and ends their sessions'],
    ['unblock', unblockUser, 'Lets a blocked user sign in again'],
    ['cancel-deletion', cancelUserDeletion, 'Cancels the deletion that a user has requested'],
  ] as const;
  for (const [action, change, summary] of changes) {
    app.post(`/operator/users/:user/${action}`, {
      config,
      onRequest,
      schema: { tags, summary, params, response: oneUser },
      handler: async ({ params: { user } }) => ({ data: await change(db, clock, user) }),
    });
  }

  app.get('/operator/users/:user/export', {
    onRequest,
    schema: { tags, summary: 'Everything that is stored about a user', params, response: { 200: dataOf(mixed().required()) } },
    handler: async ({ params: { user } }) => ({ data: await exportUser(db, (await findNamedUser(db, clock, user)).id) }),
  });

  app.delete('/operator/users/:user', {
    config,
    onRequest,
    schema: { tags, summary: 'Deletes a user, who gets a mail; their invoices stay', params, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async ({ params: { user } }) => {
      const { id } = await findNamedUser(db, clock, user);
      await db.transaction().execute((trx) => deleteUser(trx, clock, newsletter, id));
      return { data: { ok: true as const } };
    },
  });
}
