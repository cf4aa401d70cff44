import { isOnThisMachine } from '@feszek/contract/this-machine';
import type { FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { number, object, string } from 'yup';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { requireLocal } from '../../http/requireLocal.ts';
import { renderHtml } from '../renderHtml.ts';
import { selectMails } from '../outbox/selectMails.ts';
import type { MailSeller } from '../footer.ts';
import { renderText } from '../renderText.ts';
import { DEV_MAIL_PATH, DEV_MAIL_STYLE_PATH, mailListPage, mailPage } from './page.ts';

const NEWEST = 200;
const HIDDEN = { hide: true };
const params = object({ id: number().integer('whole_number').min(1, 'too_small').max(Number.MAX_SAFE_INTEGER, 'too_large').required() });

const LIST_CSP = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail has inline styles; it runs no scripts, and only its own page may frame it. */
const MAIL_CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";

/** Whether mails are shown on a page: they are not sent, and the shop can be reached from this machine only. */
export function showsMails({ mail, shopUrl }: { readonly mail: { readonly smtp: unknown }; readonly shopUrl: string }): boolean {
  return mail.smtp === undefined && isOnThisMachine({ shopUrl });
}

export interface DevMailParts {
  readonly db: Db;
  /** Public origin of the shop. */
  readonly shopUrl: string;
  readonly seller?: MailSeller | undefined;
}

/** Pages on which a developer reads the mails of a shop that has no mail server. */
export async function devMailRoutes(app: App, { db, shopUrl, seller }: DevMailParts): Promise<void> {
  const onRequest = requireLocal({ shopUrl });
  const style = await readFile(path.join(import.meta.dirname, 'style.css'), 'utf8');
  const html = (reply: FastifyReply, csp: string, body: string) => reply.header('content-security-policy', csp).type('text/html; charset=utf-8').send(body);
  const find = async (id: number) => {
    const mail = await selectMails(db).where('id', '=', id).executeTakeFirst();
    if (!mail) throw new ApiError('not_found');
    return { ...mail, subject: mail.content.subject, createdAt: mail.created_at };
  };

  app.get(DEV_MAIL_STYLE_PATH, { onRequest, schema: HIDDEN }, (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.get(DEV_MAIL_PATH, {
    onRequest,
    schema: { ...HIDDEN, querystring: object({ to: string().max(254, 'too_long') }) },
    handler: async ({ query: { to } }, reply) => {
      const mails = await selectMails(db)
        .$if(to !== undefined, (query) => query.where('recipient', '=', (to ?? '').replaceAll('\0', '')))
        .orderBy('id', 'desc')
        .limit(NEWEST)
        .execute();
      return html(reply, LIST_CSP, mailListPage(mails.map((mail) => ({ ...mail, subject: mail.content.subject, createdAt: mail.created_at }))));
    },
  });

  app.get(`${DEV_MAIL_PATH}/:id`, {
    onRequest,
    schema: { ...HIDDEN, params },
    handler: async (request, reply) => html(reply, LIST_CSP, mailPage(await find(request.params.id))),
  });

  app.get(`${DEV_MAIL_PATH}/:id/html`, {
    onRequest,
    schema: { ...HIDDEN, params },
    handler: async (request, reply) => {
      const { content, locale } = await find(request.params.id);
      return html(reply, MAIL_CSP, renderHtml(content, locale, shopUrl, seller));
    },
  });

  app.get(`${DEV_MAIL_PATH}/:id/text`, {
    onRequest,
    schema: { ...HIDDEN, params },
    handler: async (request, reply) => {
      const { content, locale } = await find(request.params.id);
      return reply.type('text/plain; charset=utf-8').send(renderText(content, locale, shopUrl, seller));
    },
  });
}
