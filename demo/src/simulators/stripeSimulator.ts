import { createHmac, randomBytes } from 'node:crypto';
import { createSimulatorApp, fields, outcomePage } from './createSimulatorApp.ts';
import type { SimulatorApp } from './createSimulatorApp.ts';
import { isOutcome, play, someSeconds } from './outcomes.ts';
import type { Ending } from './outcomes.ts';

export interface StripeSimulatorOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The shop's address for webhooks. */
  readonly webhookUrl: () => string;
  /** Resolves when a late notification is due; some seconds later by default. */
  readonly late?: () => Promise<unknown>;
  /** The time in milliseconds, for a shop whose clock a test moves. */
  readonly now?: () => number;
}

export interface SimulatedSession {
  readonly id: string;
  readonly intent: string;
  readonly reference: string;
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Language of Stripe's page. */
  readonly locale: string;
  amount: number;
  refunded: number;
  ending: Ending | undefined;
  /** The bank's reason for a refusal. */
  declineCode: string;
  /** Whether the webhook of its expiry is answered before the call that expires it. Stripe promises no order. */
  isExpiryNotifiedFirst: boolean;
}

export interface StripeSimulator extends SimulatorApp {
  /** The shop's answers to webhooks, in order: their status, or 0 without an answer. */
  readonly answers: number[];
  /** Sends a signed event; another secret or another time makes it a forged or an old one. */
  send(type: string, object: object, options?: { readonly id?: string; readonly secret?: string; readonly sentAtMs?: number }): Promise<void>;
  find(reference: string): SimulatedSession | undefined;
  /** A session in the format of the API. */
  show(session: SimulatedSession): object;
}

/** Stripe refuses sessions that expire sooner than this after their creation; in seconds, with a small margin for the transfer. */
const SHORTEST_S = 30 * 60 - 5;
const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const EVENTS: Readonly<Record<Ending, string>> = {
  success: 'checkout.session.completed', refused: 'checkout.session.async_payment_failed', cancelled: '', timed_out: 'checkout.session.expired',
};

/** A local Stripe Checkout, written from its documentation: sessions, refunds, signed webhooks. */
export function createStripeSimulator({ secretKey, webhookSecret, webhookUrl, late = someSeconds, now = Date.now }: StripeSimulatorOptions): StripeSimulator {
  const simulator = createSimulatorApp('Stripe', (path) => path.startsWith('/v1/'));
  const { app, address } = simulator;
  const sessions = new Map<string, SimulatedSession>();
  const repeated = new Map<string, object>();
  const answers: number[] = [];

  function showIntent({ intent, reference, ending, amount, refunded, currency, declineCode }: SimulatedSession): object {
    const decline = { code: 'card_declined', decline_code: declineCode, message: 'Your card was declined.' };
    const charge = { id: `ch_${intent}`, object: 'charge', authorization_code: '482913', metadata: { transaction_id: reference }, amount, amount_refunded: refunded, currency, refunded: refunded === amount };
    return { id: intent, object: 'payment_intent', last_payment_error: ending === 'refused' ? decline : null, latest_charge: ending === 'success' ? charge : null };
  }

  function show(session: SimulatedSession): object {
    const { id, reference, amount, currency, ending } = session;
    const status = ending === 'timed_out' ? 'expired' : ending === undefined || ending === 'cancelled' ? 'open' : 'complete';
    return {
      id, object: 'checkout.session', client_reference_id: reference, amount_total: amount, currency, status, url: `${address()}/pay/${id}`,
      payment_status: ending === 'success' ? 'paid' : 'unpaid', payment_intent: status === 'open' ? null : showIntent(session), metadata: { transaction_id: reference },
    };
  }

  async function send(type: string, object: object, { id = newId('evt'), secret = webhookSecret, sentAtMs = now() }: { readonly id?: string; readonly secret?: string; readonly sentAtMs?: number } = {}): Promise<void> {
    const created = Math.floor(sentAtMs / 1000);
    const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } });
    const signature = createHmac('sha256', secret).update(`${created}.${body}`).digest('hex');
    try {
      const response = await fetch(webhookUrl(), { method: 'POST', body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${created},v1=${signature}` } });
      answers.push(response.status);
    } catch {
      answers.push(0);
    }
  }

  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith('/v1/') || request.headers.authorization === `Bearer ${secretKey}`) return;
    await reply.code(401).send({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
  });

  /** A call that takes effect once for every idempotency key. */
  function once(path: string, act: (body: URLSearchParams) => object | string): void {
    app.post(path, (request, reply) => {
      const key = `${path} ${String(request.headers['idempotency-key'])}`;
      const answer = repeated.get(key) ?? act(fields(request.body));
      if (typeof answer === 'string') return reply.code(400).send({ error: { type: 'invalid_request_error', message: answer } });
      repeated.set(key, answer);
      return reply.send(answer);
    });
  }

  once('/v1/checkout/sessions', (body) => {
    const amount = Number(body.get('line_items[0][price_data][unit_amount]'));
    if (!Number.isInteger(amount) || amount <= 0) return 'Invalid integer: line_items[0][price_data][unit_amount]';
    if (Number(body.get('expires_at')) < now() / 1000 + SHORTEST_S) return 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
    const session: SimulatedSession = {
      id: newId('cs_test'), intent: newId('pi'), reference: body.get('client_reference_id') ?? '', currency: body.get('line_items[0][price_data][currency]') ?? '',
      successUrl: body.get('success_url') ?? '', cancelUrl: body.get('cancel_url') ?? '', locale: body.get('locale') ?? 'auto',
      amount, refunded: 0, ending: undefined, declineCode: 'insufficient_funds', isExpiryNotifiedFirst: false,
    };
    sessions.set(session.id, session);
    return show(session);
  });

  once('/v1/refunds', (body) => {
    const session = [...sessions.values()].find(({ intent }) => intent === body.get('payment_intent'));
    if (session?.ending !== 'success') return 'No such payment_intent';
    if (session.refunded > 0) return 'Charge has already been refunded.';
    session.refunded = session.amount;
    return { id: newId('re'), object: 'refund', status: 'succeeded', amount: session.amount, currency: session.currency, payment_intent: session.intent };
  });

  app.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', async (request, reply) => {
    const session = sessions.get(request.params.id);
    if (!session || (session.ending !== undefined && session.ending !== 'cancelled')) return reply.code(400).send({ error: { type: 'invalid_request_error', message: 'Only open Checkout Sessions can be expired.' } });
    session.ending = 'timed_out';
    const notified = send('checkout.session.expired', show(session));
    if (session.isExpiryNotifiedFirst) await notified;
    return reply.send(show(session));
  });

  app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', (request, reply) => {
    const session = sessions.get(request.params.id);
    return session ? reply.send(show(session)) : reply.code(404).send({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such checkout.session' } });
  });

  app.get<{ Params: { id: string } }>('/pay/:id', (request, reply) => {
    const session = sessions.get(request.params.id);
    if (!session) return reply.code(404).send('No such session');
    return reply.type('text/html; charset=utf-8').send(outcomePage('Stripe', `/pay/${session.id}`, `${session.amount / 100} ${session.currency.toUpperCase()}`));
  });

  app.post<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const session = sessions.get(request.params.id);
    const outcome = fields(request.body).get('outcome');
    if (!session || !isOutcome(outcome)) return reply.code(404).send('No such session or outcome');
    const eventId = newId('evt');
    const stage = {
      finish(ending: Ending) {
        session.ending = ending;
      },
      async notify(ending: Ending, { forged = false } = {}) {
        if (ending === 'cancelled') return;
        const said = show({ ...session, ending });
        // Copies of one message have one id; a message of another kind has its own.
        await send(EVENTS[ending], said, { ...(ending === 'success' && { id: eventId }), ...(forged && { secret: 'whsec_of_a_stranger' }) });
      },
    };
    const ending = await play(outcome, stage, late);
    return reply.redirect(ending === 'success' || ending === 'refused' ? session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id) : session.cancelUrl, 303);
  });

  return { ...simulator, answers, send, find: (reference) => [...sessions.values()].find((session) => session.reference === reference), show };
}
