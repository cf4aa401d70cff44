import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPEN_MS } from '../../../../test/databases.ts';
import { openMailServer } from '../../../../test/mailServer.ts';
import { runMailJobs } from '../../../../test/mails.ts';
import type { MailServer } from '../../../../test/mailServer.ts';
import { openShop, testConfig } from '../../../../test/shop.ts';
import type { TestShop } from '../../../../test/shop.ts';
import type { MailContent } from '../content.ts';
import { openTransport } from '../openTransport.ts';
import type { MailTransport } from '../transport.ts';
import { enqueueMail } from './enqueueMail.ts';
import { removeOldMails } from './removeOldMails.ts';
import { MAIL_ATTEMPTS } from './mailJob.ts';
import { selectMails } from './selectMails.ts';

const HOUR_MS = 3_600_000;
const CONTENT: MailContent = {
  subject: 'Köszönjük a rendelésed, Ő & Űr!',
  preview: 'Hamarosan jelentkezünk',
  blocks: [
    { type: 'heading', text: 'Köszönjük <b>szépen</b>' },
    { type: 'paragraph', text: 'Első sor\nmásodik "sor"' },
    { type: 'facts', facts: [{ label: 'Szállítás', rows: ['Kovács & Fia', 'Győr'] }] },
    { type: 'lines', lines: [{ name: 'Árvíztűrő <szék>', detail: '2 db', amount: '159 900 Ft' }], totals: [{ label: 'Összesen', amount: '159 900 Ft', isStrong: true }] },
    { type: 'button', label: 'Megnézem', href: '/hu/checkout/result/abc?x=1&y=2' },
    { type: 'note', text: 'Apró betű' },
  ],
};

async function enqueue(shop: TestShop, to: string, content = CONTENT): Promise<void> {
  await shop.db.transaction().execute((trx) => enqueueMail(trx, shop.clock, { to, locale: 'hu', kind: 'test', about: 'order:1', content }));
}

const rowsTo = (shop: TestShop, to: string) => selectMails(shop.db).where('recipient', '=', to).execute();

describe('the outbox', () => {
  let shop: TestShop;
  let server: MailServer;
  let transport: MailTransport;
  beforeAll(async () => {
    shop = await openShop();
    server = await openMailServer();
    transport = openTransport(testConfig({ SMTP_URL: server.url, MAIL_FROM: 'Fészek <bolt@feszek.test>' }));
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

  it('sends a mail once, only to its recipient, as HTML and as text', async () => {
    await enqueue(shop, 'anna@example.hu');
    expect(await runMailJobs(shop, transport)).toBe(1);
    expect(await runMailJobs(shop, transport)).toBe(0);
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: 'bolt@feszek.test', to: ['anna@example.hu'] });
    const [row] = await rowsTo(shop, 'anna@example.hu');
    expect(mail?.source).toContain(`Message-ID: <${row?.message_id}@feszek.test>`);
    expect(mail?.source).toMatch(/multipart\/alternative/);
    expect(row).toMatchObject({ state: 'sent', sent_at: shop.clock.now() });
  });

  it('does not send a mail whose transaction was rolled back', async () => {
    const rolledBack = shop.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, shop.clock, { to: 'rolled-back@example.hu', locale: 'hu', kind: 'test', content: CONTENT });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await runMailJobs(shop, transport)).toBe(0);
    expect(server.mails).toHaveLength(0);
  });

  it('retries later, with the same Message-ID, until the server accepts the mail', async () => {
    server.answerNext(451, 'Come back later');
    await enqueue(shop, 'patient@example.hu');
    expect(await runMailJobs(shop, transport)).toBe(0);
    expect(await runMailJobs(shop, transport)).toBe(0);
    const [waiting] = await rowsTo(shop, 'patient@example.hu');
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(waiting?.last_error).toContain('451');
    shop.clock.move(31_000);
    expect(await runMailJobs(shop, transport)).toBe(1);
    expect(server.mails[0]?.source).toContain(waiting?.message_id ?? 'none');
  });

  it('gives up at once a mail that the server refuses for good, and after twenty attempts one that always fails', async () => {
    server.answerNext(550, 'No such mailbox');
    await enqueue(shop, 'gone@example.hu');
    await runMailJobs(shop, transport);
    expect(await rowsTo(shop, 'gone@example.hu')).toMatchObject([{ state: 'given_up', attempts: 1 }]);

    const broken: MailTransport = { send: () => Promise.reject(new Error('Always broken')), close: () => undefined };
    await enqueue(shop, 'never@example.hu');
    let rounds = 0;
    for (; rounds < 2 * MAIL_ATTEMPTS && (await rowsTo(shop, 'never@example.hu'))[0]?.state === 'waiting'; rounds += 1) {
      await runMailJobs(shop, broken);
      shop.clock.move(5 * HOUR_MS);
    }
    expect(rounds).toBe(MAIL_ATTEMPTS);
    expect(await rowsTo(shop, 'never@example.hu')).toMatchObject([{ state: 'given_up', last_error: 'Always broken' }]);
  });

  it('sends a mail again whose process ended during the attempt', async () => {
    const dying: MailTransport = { send: () => new Promise(() => undefined), close: () => undefined };
    await enqueue(shop, 'twice@example.hu');
    void runMailJobs(shop, dying);
    while ((await rowsTo(shop, 'twice@example.hu'))[0]?.attempts === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await runMailJobs(shop, transport)).toBe(0);
    shop.clock.move(121_000);
    expect(await runMailJobs(shop, transport)).toBe(1);
  });

  it('stores mails as files for thirty days if there is no mail server, and shows them on a page of their own', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'feszek-mail-'));
    try {
      const folder = openTransport(testConfig({ DATA_DIR: dataDir }));
      const old = path.join(dataDir, 'mail', 'old.eml');
      await mkdir(path.dirname(old));
      await writeFile(old, 'To: old@example.hu');
      await utimes(old, 0, new Date(shop.clock.now().getTime() - 31 * 86_400_000).getTime() / 1000);
      await enqueue(shop, 'file@example.hu');
      expect(await runMailJobs(shop, folder)).toBe(1);
      const files = await readdir(path.join(dataDir, 'mail'));
      expect(files).toHaveLength(1);
      expect(await readFile(path.join(dataDir, 'mail', files[0] ?? ''), 'utf8')).toContain('To: file@example.hu');
    } finally {
      await rm(dataDir, { recursive: true });
    }
    const [row] = await rowsTo(shop, 'file@example.hu');
    const visitor = shop.visitor();
    const list = await visitor.call('GET', '/dev/mail?to=file@example.hu');
    expect(list.text).toContain('Köszönjük a rendelésed, Ő &amp; Űr!');
    expect((await visitor.call('GET', '/dev/mail?to=other@example.hu')).text).toContain('None yet');
    expect((await visitor.call('GET', `/dev/mail/${row?.id}`)).text).toContain(`src="/dev/mail/${row?.id}/html"`);
    const html = await visitor.call('GET', `/dev/mail/${row?.id}/html`);
    expect(html.headers['content-security-policy']).toContain('sandbox');
    expect(html.text).toContain('Köszönjük &lt;b&gt;szépen&lt;/b&gt;');
    expect(html.text).toContain('href="http://shop.test/hu/checkout/result/abc?x=1&amp;y=2"');
    expect((await visitor.call('GET', `/dev/mail/${row?.id}/text`)).text).toContain('Megnézem:\nhttp://shop.test/hu/checkout/result/abc?x=1&y=2');
    expect((await visitor.call('GET', '/dev/mail/999999999')).status).toBe(404);
  });

  it('removes mails of thirty days ago, but none that waits', async () => {
    await enqueue(shop, 'left@example.hu');
    await runMailJobs(shop, transport);
    await enqueue(shop, 'waits@example.hu');
    shop.clock.move(31 * 24 * HOUR_MS);
    await removeOldMails(shop.db, shop.clock);
    expect(await rowsTo(shop, 'left@example.hu')).toEqual([]);
    expect(await rowsTo(shop, 'waits@example.hu')).toHaveLength(1);
  });
});

describe('several senders', () => {
  it('send each mail once', async () => {
    const shop = await openShop();
    const server = await openMailServer();
    const transports = Array.from({ length: 4 }, () => openTransport(testConfig({ SMTP_URL: server.url, MAIL_FROM: 'bolt@feszek.test' })));
    try {
      for (let number = 0; number < 40; number += 1) await enqueue(shop, `buyer${number}@example.hu`);
      const sent = await Promise.all(transports.map((transport) => runMailJobs(shop, transport)));
      expect(sent.reduce((sum, count) => sum + count, 0)).toBe(40);
      expect(new Set(server.mails.flatMap(({ to }) => to)).size).toBe(40);
      expect(server.mails).toHaveLength(40);
    } finally {
      for (const transport of transports) transport.close();
      await server.close();
      await shop.close();
    }
  }, OPEN_MS);
});

describe('the page of mails', () => {
  const hidden: readonly Record<string, string>[] = [{ SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'bolt@feszek.test' }, { SHOP_URL: 'https://feszek.example' }];
  it.each(hidden)('is not there with %j', async (environment) => {
    const shop = await openShop({ config: testConfig(environment) });
    try {
      expect((await shop.visitor().call('GET', '/dev/mail')).status).toBe(404);
    } finally {
      await shop.close();
    }
  }, OPEN_MS);
});
