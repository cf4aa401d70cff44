import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig } from '../../config.ts';
import { DARK, LIGHT } from './colours.ts';
import type { MailContent } from './content.ts';
import { renderHtml } from './renderHtml.ts';
import { renderText } from './renderText.ts';

const TOKENS = readFileSync(path.join(import.meta.dirname, '../../../../shared/ui/src/styles/tokens.css'), 'utf8');
const NAMES = { ground: 'ground', surface: 'surface', line: 'line', ink: 'ink', muted: 'muted', accent: 'accent', onAccent: 'on-accent' };

function content(text: string, href = '/hu'): MailContent {
  return {
    subject: text,
    preview: text,
    blocks: [
      { type: 'heading', text },
      { type: 'paragraph', text },
      { type: 'note', text },
      { type: 'facts', facts: [{ label: text, rows: [text] }] },
      { type: 'lines', lines: [{ name: text, detail: text, amount: text }], totals: [{ label: text, amount: text }] },
      { type: 'button', label: text, href },
      { type: 'link', label: text, href },
    ],
  };
}

describe('a mail', () => {
  it('escapes every text, at every position', () => {
    const html = renderHtml(content('<img src=x onerror="alert(1)">\'&'), 'hu', 'https://feszek.example');
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&#39;&amp;/g)).toHaveLength(14);
  });

  it('keeps an account number in one piece', () => {
    const html = renderHtml(content('Utald ide: 11700000-00000000-00000000 & kész'), 'hu', 'https://feszek.example');
    expect(html).toContain('Utald ide: <span style="white-space:nowrap">11700000-00000000-00000000</span> &amp; kész');
  });

  it('links to the shop or to the web, and to nothing else', () => {
    expect(renderText(content('x', 'https://posta.example/nyomkovetes?id=1'), 'hu', 'https://feszek.example')).toContain('https://posta.example/nyomkovetes?id=1');
    expect(() => renderHtml(content('x', 'javascript:alert(1)'), 'hu', 'https://feszek.example')).toThrow('cannot link');
  });

  it('ends with the company, its seat and its numbers', () => {
    const seller = { name: 'Fészek & Társa Kft.', address: '1052 Budapest, Minta utca 1.', registration: '01-09-123456', taxNumber: '12345678-2-41' };
    expect(renderText(content('x'), 'hu', 'https://feszek.example', seller)).toContain('Fészek & Társa Kft. · 1052 Budapest, Minta utca 1. · cégjegyzékszám: 01-09-123456 · adószám: 12345678-2-41\n');
    expect(renderHtml(content('x'), 'en', 'https://feszek.example', { ...seller, taxNumber: '' })).toContain('Fészek &amp; Társa Kft. · 1052 Budapest, Minta utca 1. · company registration number: 01-09-123456<br>');
    expect(renderText(content('x'), 'hu', 'https://feszek.example', { ...seller, address: '' })).not.toContain('Társa');
  });

  it('has the colours of the shop', () => {
    const [light = '', dark = ''] = TOKENS.split('prefers-color-scheme: dark');
    for (const [key, name] of Object.entries(NAMES)) {
      expect(light).toContain(`--color-${name}: ${Object.entries(LIGHT).find(([own]) => own === key)?.[1]};`);
      expect(dark).toContain(`--color-${name}: ${Object.entries(DARK).find(([own]) => own === key)?.[1]};`);
    }
  });
});

describe('the configuration of mails', () => {
  const read = (environment: Record<string, string>) => readConfig(environment).mail;

  it('takes a server, with or without a password, and a sender', () => {
    expect(read({ SMTP_URL: 'smtp://shop:p%40ss@mail.example.com', MAIL_FROM: 'Fészek <shop@example.com>' })).toEqual({
      smtp: { host: 'mail.example.com', port: 587, isSecure: false, credentials: { user: 'shop', password: 'p@ss' } },
      from: { name: 'Fészek', address: 'shop@example.com' },
      shopAddress: 'shop@example.com',
    });
    expect(read({ SMTP_URL: 'smtps://mail.example.com:4465', MAIL_FROM: 'shop@example.com' })).toMatchObject({ smtp: { port: 4465, isSecure: true, credentials: undefined }, from: { address: 'shop@example.com' } });
    expect(read({}).smtp).toBeUndefined();
  });

  it('sends the shop’s own mails to its configured address, or to the sender address', () => {
    expect(read({ SHOP_EMAIL: 'ajanlat@example.com', MAIL_FROM: 'Fészek <shop@example.com>' }).shopAddress).toBe('ajanlat@example.com');
    expect(read({ MAIL_FROM: 'Fészek <shop@example.com>' }).shopAddress).toBe('shop@example.com');
  });

  it.each([
    [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'shop@example.com' }, 'SMTP_URL'],
    [{ SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'shop@example.com' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'the shop' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@example.com, b@example.com' }, 'MAIL_FROM'],
    [{ SHOP_EMAIL: 'a@example.com, b@example.com' }, 'SHOP_EMAIL'],
  ])('refuses %j and names what is wrong', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(name);
  });
});
