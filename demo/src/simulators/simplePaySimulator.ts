import { createHmac, randomBytes } from 'node:crypto';
import { isRecord } from '@feszek/contract';
import { createSimulatorApp, fields, outcomePage } from './createSimulatorApp.ts';
import type { SimulatorApp } from './createSimulatorApp.ts';
import { isOutcome, play, someSeconds } from './outcomes.ts';
import type { Ending } from './outcomes.ts';

export interface SimplePaySimulatorOptions {
  /** The merchants' keys by merchant. */
  readonly keys: Readonly<Record<string, string>>;
  /** The shop's address for notifications. */
  readonly ipnUrl: () => string;
  /** Resolves when a late notification is due; some seconds later by default. */
  readonly late?: () => Promise<unknown>;
}

export interface SimplePaySimulator extends SimulatorApp {
  /** The shop's answers to notifications, in order; for a faulty answer the reason. */
  readonly answers: string[];
  /** Sends a notification of a payment, also repeatedly. */
  notify(transactionId: number, status: string, options?: { readonly key?: string }): Promise<void>;
  /** Changes the amount that the provider reports as paid. */
  find(orderRef: string): SimulatedTransaction | undefined;
}

export interface SimulatedTransaction {
  readonly transactionId: number;
  readonly orderRef: string;
  readonly merchant: string;
  readonly currency: string;
  readonly url: string;
  /** The billing address of the request. */
  readonly invoice: unknown;
  total: number;
  refunded: number;
  status: string;
  resultCode: string;
}

const FIRST_ID = 99_310_118;
const STATUS: Readonly<Record<Ending, string>> = { success: 'FINISHED', refused: 'NOTAUTHORIZED', cancelled: 'CANCELLED', timed_out: 'TIMEOUT' };
const RESULT: Readonly<Record<Ending, string>> = { success: 'OK', refused: '2013', cancelled: '', timed_out: '' };
const BACK: Readonly<Record<Ending, string>> = { success: 'SUCCESS', refused: 'FAIL', cancelled: 'CANCEL', timed_out: 'TIMEOUT' };
const CALLS = '/payment/v2/';

type Message = Readonly<Record<string, unknown>>;
const sign = (key: string, body: string) => createHmac('sha384', key).update(body).digest('base64');
const salt = () => randomBytes(16).toString('hex');
const time = () => new Date().toISOString().replace(/\.\d{3}Z$/, '+00:00');
const refuse = (code: number) => ({ errorCodes: [code] });

/** A billing address is complete or absent. */
function invoiceFault(invoice: unknown): number | undefined {
  const address = isRecord(invoice) ? invoice : {};
  const isThere = (name: string) => typeof address[name] === 'string' && address[name] !== '';
  if (!isThere('name') && !isThere('company')) return 5309;
  if (!isThere('city')) return 5310;
  if (!isThere('zip')) return 5311;
  if (!isThere('address')) return 5312;
  return /^[a-z]{2}$/i.test(String(address['country'])) ? undefined : 5322;
}

/** A local SimplePay v2, written from its documentation. Like the real one, it sends no notifications of failures. */
export function createSimplePaySimulator({ keys, ipnUrl, late = someSeconds }: SimplePaySimulatorOptions): SimplePaySimulator {
  const simulator = createSimulatorApp('SimplePay', (path) => path.startsWith(CALLS));
  const { app, address } = simulator;
  const transactions = new Map<number, SimulatedTransaction>();
  const answers: string[] = [];
  const findByRef = (orderRef: unknown) => [...transactions.values()].find((transaction) => transaction.orderRef === orderRef);

  /** The reason why SimplePay rejects an answer to a notification; `ok` for a valid answer. */
  async function checkAnswer(response: Response, sent: string, key: string): Promise<string> {
    const text = await response.text();
    if (response.status !== 200) return `status ${response.status}`;
    if (response.headers.get('signature') !== sign(key, text)) return 'wrong signature';
    const parsed: unknown = JSON.parse(text);
    if (!isRecord(parsed) || typeof parsed['receiveDate'] !== 'string') return 'no receiveDate';
    const { receiveDate: _received, ...rest } = parsed;
    return JSON.stringify(rest) === JSON.stringify(JSON.parse(sent)) ? 'ok' : 'another message';
  }

  async function notify(transactionId: number, status: string, { key }: { readonly key?: string } = {}): Promise<void> {
    const transaction = transactions.get(transactionId);
    if (!transaction) throw new Error(`The simulator has no transaction ${transactionId}`);
    const { orderRef, merchant } = transaction;
    const own = keys[merchant] ?? '';
    const body = JSON.stringify({ salt: salt(), orderRef, method: 'CARD', merchant, finishDate: time(), paymentDate: time(), transactionId, status });
    try {
      const response = await fetch(ipnUrl(), { method: 'POST', body, headers: { 'content-type': 'application/json', signature: sign(key ?? own, body) } });
      answers.push(await checkAnswer(response, body, own));
    } catch (error) {
      answers.push(`no answer: ${String(error)}`);
    }
  }

  /** A call of the protocol: a signed message and a signed answer. */
  function call(name: string, answer: (message: Message) => Message): void {
    app.post(`${CALLS}${name}`, (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const parsed: unknown = JSON.parse(body);
      const message = isRecord(parsed) ? parsed : {};
      const key = keys[String(message['merchant'])];
      if (key === undefined) return reply.send(refuse(5010));
      if (request.headers['signature'] !== sign(key, body)) return reply.send(refuse(5302));
      if (!/^.{32,64}$/.test(String(message['salt']))) return reply.send(refuse(5401));
      const text = JSON.stringify({ salt: salt(), merchant: message['merchant'], ...answer(message) });
      return reply.header('signature', sign(key, text)).type('application/json').send(text);
    });
  }

  call('start', ({ merchant, orderRef, currency, total, timeout, url, invoice }) => {
    if (findByRef(orderRef)) return refuse(5013);
    if (!(Number(total) > 0)) return refuse(5324);
    if (typeof orderRef !== 'string' || typeof url !== 'string' || Number.isNaN(Date.parse(String(timeout)))) return refuse(5321);
    const fault = invoice === undefined ? undefined : invoiceFault(invoice);
    if (fault !== undefined) return refuse(fault);
    const transactionId = FIRST_ID + transactions.size;
    transactions.set(transactionId, { transactionId, orderRef, merchant: String(merchant), currency: String(currency), url, invoice, total: Number(total), refunded: 0, status: 'INIT', resultCode: '' });
    return { orderRef, currency, transactionId, timeout, total: Number(total), paymentUrl: `${address()}/pay/${transactionId}` };
  });

  call('query', ({ merchant, orderRefs, transactionIds }) => {
    const requested = [...(Array.isArray(orderRefs) ? orderRefs : []), ...(Array.isArray(transactionIds) ? transactionIds : [])].map(String);
    const found = [...transactions.values()].filter((one) => one.merchant === merchant && (requested.includes(one.orderRef) || requested.includes(String(one.transactionId))));
    return {
      transactions: found.map(({ orderRef, transactionId, status, total, refunded, resultCode }) => ({
        salt: salt(), merchant, orderRef, transactionId, status, total, remainingTotal: total - refunded, method: 'CARD', ...(resultCode && { resultCode }),
      })),
      totalCount: found.length,
    };
  });

  call('refund', ({ orderRef, currency, refundTotal }) => {
    const transaction = findByRef(orderRef);
    if (!transaction) return refuse(5011);
    const rest = transaction.total - transaction.refunded;
    if (!['FINISHED', 'REFUND'].includes(transaction.status) || Number(refundTotal) > rest) return refuse(5110);
    transaction.refunded += Number(refundTotal);
    transaction.status = 'REFUND';
    return { orderRef, currency, transactionId: transaction.transactionId, refundTransactionId: FIRST_ID * 2 + transaction.transactionId, refundTotal: Number(refundTotal), remainingTotal: rest - Number(refundTotal) };
  });

  app.get<{ Params: { id: string } }>('/pay/:id', (request, reply) => {
    const transaction = transactions.get(Number(request.params.id));
    if (!transaction) return reply.code(404).send('No such transaction');
    return reply.type('text/html; charset=utf-8').send(outcomePage('SimplePay', `/pay/${transaction.transactionId}`, `${transaction.total} ${transaction.currency}`));
  });

  app.post<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const transaction = transactions.get(Number(request.params.id));
    const outcome = fields(request.body).get('outcome');
    if (!transaction || !isOutcome(outcome)) return reply.code(404).send('No such transaction or outcome');
    const { transactionId, merchant, orderRef, url } = transaction;
    const stage = {
      finish(ending: Ending) {
        transaction.status = STATUS[ending];
        transaction.resultCode = RESULT[ending];
      },
      async notify(ending: Ending, { forged = false } = {}) {
        const isOnlyFailure = ending !== 'success' && outcome !== 'out_of_order';
        if (!isOnlyFailure) await notify(transactionId, STATUS[ending], forged ? { key: 'a wrong key' } : {});
      },
    };
    const ending = await play(outcome, stage, late);
    const r = JSON.stringify({ r: ending === 'refused' ? 2013 : 0, t: transactionId, e: BACK[ending], m: merchant, o: orderRef });
    const back = new URL(url);
    back.searchParams.set('r', Buffer.from(r).toString('base64'));
    back.searchParams.set('s', sign(keys[merchant] ?? '', r));
    return reply.redirect(back.href, 303);
  });

  return { ...simulator, answers, notify, find: findByRef };
}
