import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { command } from '../../../../../test/command.ts';
import { OPEN_MS } from '../../../../../test/databases.ts';
import { openMailServer } from '../../../../../test/mailServer.ts';
import type { MailServer } from '../../../../../test/mailServer.ts';
import { openOperatorShop } from '../../../../../test/operator.ts';
import type { OperatorShop } from '../../../../../test/operator.ts';
import { testConfig } from '../../../../../test/shop.ts';
import { mailTopic } from '../../commands/mailTopic.ts';
import { openTransport } from '../../openTransport.ts';
import { RefusedMailError } from '../../transport.ts';
import type { MailTransport } from '../../transport.ts';
import { enqueueMail } from '../enqueueMail.ts';
import { runMailJobs } from '../../../../../test/mails.ts';

const TO = 'anna@example.hu';
const REFUSING: MailTransport = { send: () => Promise.reject(new RefusedMailError('550 No such\u001B[31m mailbox')), close: () => undefined };

describe('the operator’s mails', () => {
  let shop: OperatorShop;
  let server: MailServer;
  let transport: MailTransport;
  beforeAll(async () => {
    shop = await openOperatorShop();
    server = await openMailServer();
    transport = openTransport(testConfig({ SMTP_URL: server.url, MAIL_FROM: 'bolt@feszek.test' }));
  }, OPEN_MS);
  afterEach(async () => {
    await shop.db.deleteFrom('outbox_mail').execute();
    await shop.db.deleteFrom('job').execute();
    server.forget();
  });
  afterAll(async () => {
    transport.close();
    await server.close();
    await shop.close();
  });

  const mail = (...args: readonly string[]) => command(shop.client, mailTopic, ...args);
  const sendBy = (by: MailTransport) => runMailJobs(shop, by);
  const sources = () => server.mails.map(({ source }) => /Message-ID: (\S+)/.exec(source)?.[1]);

  async function write(to = TO): Promise<string> {
    const content = { subject: 'Megkaptuk a rendelésed', preview: '', blocks: [{ type: 'paragraph' as const, text: 'Köszönjük!' }] };
    await shop.db.transaction().execute((trx) => enqueueMail(trx, shop.clock, { to, locale: 'hu', kind: 'order_placed', about: 'order:10001', content }));
    const { id } = await shop.db.selectFrom('outbox_mail').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    return String(id);
  }

  it('are listed, the newest first, by state and by recipient, and one is shown with its content', async () => {
    const first = await write();
    await sendBy(REFUSING);
    const second = await write('bela@example.hu');
    const lines = (await mail('list')).split('\n');
    expect(lines[0]).toMatch(/^ *MAIL +WRITTEN +STATE +TO +SUBJECT +ERROR$/);
    expect(lines.slice(1).map((line) => line.trim().split(/ +/)[0])).toEqual([second, first]);
    expect(lines[2]).toMatch(/given_up +anna@example.hu +Megkaptuk a rendelésed +550 No such \[31m mailbox$/);
    expect(await mail('list', '--state', 'given_up')).not.toContain('bela@');
    expect(await mail('list', '--to', 'bela@example.hu')).not.toContain('anna@');
    expect((await mail('list', '--limit', '1')).split('\n')).toHaveLength(2);
    const shown = await mail('show', first);
    for (const part of ['order:10001', TO, 'given_up, 1 attempt', 'Köszönjük!']) expect(shown).toContain(part);
  });

  it('that are dead letters are sent again on request, with the same id', async () => {
    const id = await write();
    await sendBy(REFUSING);
    expect(await sendBy(transport)).toBe(0);
    expect(await mail('resend', id)).toContain('waiting, 0 attempts');
    expect(await sendBy(transport)).toBe(1);
    expect(server.mails).toMatchObject([{ to: [TO] }]);
    expect(await mail('show', id)).toMatch(/State +sent$/m);
  });

  it('that were sent are sent again with another id, so that a mailbox shows the second too', async () => {
    const id = await write();
    await sendBy(transport);
    await mail('resend', id);
    await sendBy(transport);
    expect(server.mails).toHaveLength(2);
    expect(new Set(sources()).size).toBe(2);
  });

  it('that are enqueued are not sent again: one may just be sent', async () => {
    const id = await write();
    const slow: MailTransport = {
      ...transport,
      async send(outgoing) {
        await mail('resend', id);
        expect(await sendBy(transport)).toBe(0);
        await transport.send(outgoing);
      },
    };
    expect(await sendBy(slow)).toBe(1);
    expect(server.mails).toHaveLength(1);
  });

  it('are for the operator only, and unknown ones are refused', async () => {
    const id = await write();
    for (const [method, path] of [['GET', '/operator/mails'], ['GET', `/operator/mails/${id}`], ['POST', `/operator/mails/${id}/resent`]] as const) {
      expect((await shop.visitor().call(method, path, method === 'POST' ? { body: {} } : {})).status).toBe(401);
    }
    for (const stranger of ['999999', '0', 'x', '99999999999']) await expect(mail('resend', stranger)).rejects.toThrow(`There is no mail ${stranger}.`);
  });

  it.each([
    [[], 'What about mail?'], [['send', '1'], 'There is no command “mail send”.'], [['resend'], '“mail resend” has missing or unexpected arguments'], [['show', '1', '--to', TO], 'has missing or unexpected arguments'],
    [['list', '--state', 'lost'], '--state is one of waiting, sent, given_up.'], [['list', '--limit', 'x'], '--limit is a whole number'], [['list', '--all'], "Unknown option '--all'\n\nnpm run shop"],
  ])('are asked for properly: mail %j', async (args, words) => {
    await expect(mail(...args)).rejects.toThrow(words);
  });
});
