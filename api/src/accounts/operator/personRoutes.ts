import { erasedPersonSchema, personParamsSchema } from '@feszek/contract';
import { mixed } from 'yup';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { erasePerson } from '../personalData/erasePerson.ts';
import { exportPerson } from '../personalData/exportPerson.ts';
import type { OperatorUserParts } from './routes.ts';

const tags = ['operator'];

/** The data of anyone with an email address, with an account or without one, for the operator. */
export function operatorPersonRoutes(app: App, { db, clock, newsletter, operatorToken }: OperatorUserParts): void {
  const onRequest = requireOperator(operatorToken);

  app.get('/operator/persons/:email/export', {
    onRequest,
    schema: { tags, summary: 'Everything that is stored about a person', params: personParamsSchema, response: { 200: dataOf(mixed().required()) } },
    handler: async ({ params: { email } }) => ({ data: await exportPerson(db, email) }),
  });

  app.delete('/operator/persons/:email', {
    config: { skipsCsrf: true },
    onRequest,
    schema: { tags, summary: 'Deletes what is stored about a person; what the law requires stays', params: personParamsSchema, response: { 200: dataOf(erasedPersonSchema) } },
    handler: async ({ params: { email } }) => ({ data: await db.transaction().execute((trx) => erasePerson(trx, clock, newsletter, email)) }),
  });
}
