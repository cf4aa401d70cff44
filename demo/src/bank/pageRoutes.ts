import { isFromThisMachine } from '@feszek/contract/this-machine';
import { namePlugin } from '@feszek/logging';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { object, string } from 'yup';
import type { Bank } from './Bank.ts';
import { BankError } from './BankError.ts';
import { decide } from './cards.ts';
import { challengePage, paymentPage } from './page.ts';
import { pagePath, STYLE_PATH } from './paths.ts';
import type { StoredPayment } from './PaymentStore.ts';

const STYLE_AGE = 'public, max-age=3600';
const LONGEST_INPUT = 40;

const submissionSchema = object({
  action: string().oneOf(['pay', 'confirm', 'cancel'] as const).default('pay'),
  card_number: string().max(LONGEST_INPUT).default(''),
  code: string().max(LONGEST_INPUT).default(''),
});

type ById = { Params: { id: string } };

export interface PageOptions {
  readonly shopUrl: string;
}

/** The bank's pages for buyers. The return of the browser proves nothing: only the notification changes the order. */
export async function pageRoutes(app: FastifyInstance, bank: Bank, { shopUrl }: PageOptions): Promise<void> {
  const style = await readFile(path.join(import.meta.dirname, 'style.css'), 'utf8');
  const csp = `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${shopUrl}; base-uri 'none'; frame-ancestors 'none'`;

  const html = (reply: FastifyReply, status: number, body: string) => reply.code(status).type('text/html; charset=utf-8').send(body);

  function find(id: string): StoredPayment {
    const payment = bank.find(id);
    if (!payment) throw new BankError('not_found');
    return payment;
  }

  await app.register(namePlugin(async (scope: FastifyInstance) => {
    scope.addHook('onRequest', async (request, reply) => {
      void reply.headers({ 'content-security-policy': csp, 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin', 'cache-control': 'no-store' });
      if (!isFromThisMachine(request, { shopUrl })) throw new BankError('not_found');
    });

    scope.get(STYLE_PATH, (_request, reply) => reply.header('cache-control', STYLE_AGE).type('text/css; charset=utf-8').send(style));

    scope.get<ById>(pagePath(':id'), (request, reply) => {
      const payment = find(request.params.id);
      return html(reply, 200, paymentPage({ ...payment, isOpen: bank.isOpen(payment) }));
    });

    scope.post<ById>(pagePath(':id'), async (request, reply) => {
      const payment = find(request.params.id);
      if (!bank.isOpen(payment)) return reply.redirect(payment.resultUrl, 303);
      const decision = decide(submissionSchema.validateSync(request.body));
      const shown = { ...payment, isOpen: true };
      if ('show' in decision) {
        if (decision.show === 'wrongCard') return html(reply, 422, paymentPage(shown, true));
        const isWrongCode = decision.show === 'wrongCode';
        return html(reply, isWrongCode ? 422 : 200, challengePage(shown, isWrongCode));
      }
      if (decision.isLate) bank.decideLate(payment.id, decision.outcome);
      else await bank.decide(payment.id, decision.outcome);
      return reply.redirect(payment.resultUrl, 303);
    });
  }, 'bankPages'));
}
