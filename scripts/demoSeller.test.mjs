import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSeller } from './demoSeller.mjs';
import { ROOT } from './paths.mjs';

describe('the seller of a demonstration shop', () => {
  let dataDir = '';
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'feszek-seller-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('is invented', () => {
    expect(demoSeller({}, dataDir)).toEqual({ SELLER_FILE: join(ROOT, 'demo', 'seller.yaml'), MAIL_FROM: 'Fészek <ugyfelszolgalat@feszek.example>' });
  });

  it('is the operator\'s own one if the data folder has their file, or a setting names it', () => {
    writeFileSync(join(dataDir, 'seller.yaml'), 'name: Rigó Kft.\n');
    expect(demoSeller({}, dataDir).SELLER_FILE).toBe(join(dataDir, 'seller.yaml'));
    expect(demoSeller({ SELLER_FILE: '/etc/feszek/seller.yaml' }, dataDir).SELLER_FILE).toBe('/etc/feszek/seller.yaml');
  });

  it('sends mails under the operator\'s address', () => {
    expect(demoSeller({ MAIL_FROM: 'shop@example.com' }, dataDir).MAIL_FROM).toBe('shop@example.com');
    expect(demoSeller({ SMTP_URL: 'smtps://mail.example' }, dataDir)).not.toHaveProperty('MAIL_FROM');
  });
});
