import { operatorMailSchema, operatorMailsQuerySchema, operatorMailsSchema } from '@feszek/contract';
import type { Db } from '../../../database/connect.ts';
import type { Clock } from '../../../clock.ts';
import { dataOf } from '../../../http/answer.ts';
import type { App } from '../../../http/app.ts';
import { ApiError } from '../../../http/errors.ts';
import { idParams, pathId } from '../../../http/ids.ts';
import { requireOperator } from '../../../operator/requireOperator.ts';
import type { MailSeller } from '../../footer.ts';
import { selectMails } from '../selectMails.ts';
import { toListedMail, toOperatorMail } from './operatorMail.ts';
import { resendMail } from './resendMail.ts';

const tags = ['operator'];
const response = { 200: dataOf(operatorMailSchema) };

export interface OperatorMailParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Public origin of the shop. */
  readonly shopUrl: string;
  readonly seller?: MailSeller | undefined;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** The shop's mails and their states, for the operator. */
export function operatorMailRoutes(app: App, { db, clock, shopUrl, seller, operatorToken }: OperatorMailParts): void {
  const onRequest = requireOperator(operatorToken);

  async function find(id: string) {
    const row = await selectMails(db).where('id', '=', pathId(id)).executeTakeFirst();
    if (!row) throw new ApiError('not_found');
    return row;
  }

  app.get('/operator/mails', {
    onRequest,
    schema: { tags, summary: 'The newest mails', querystring: operatorMailsQuerySchema, response: { 200: dataOf(operatorMailsSchema) } },
    handler: async ({ query: { state, to, limit } }) => {
      const rows = await selectMails(db)
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'sent'))
        .$if(to !== undefined, (query) => query.where('recipient', '=', (to ?? '').replaceAll('\0', '')))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return { data: rows.map(toListedMail) };
    },
  });

  app.get('/operator/mails/:id', {
    onRequest,
    schema: { tags, summary: 'A mail, with its text', params: idParams, response },
    handler: async (request) => ({ data: toOperatorMail(await find(request.params.id), shopUrl, seller) }),
  });

  app.post('/operator/mails/:id/resent', {
    config: { skipsCsrf: true },
    onRequest,
    schema: { tags, summary: 'Sends a mail again that was sent or given up', params: idParams, response },
    handler: async (request) => {
      const { id } = await find(request.params.id);
      await resendMail(db, clock, id);
      return { data: toOperatorMail(await find(request.params.id), shopUrl, seller) };
    },
  });
}
