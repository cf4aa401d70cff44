import { beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePreview, signPreview } from './previewLink.ts';
import type { PreviewClaim } from './previewLink.ts';
import { createSigningKey } from './signingKey.ts';
import type { SigningKey } from './signingKey.ts';
import { parseTrust } from './trust.ts';
import type { Trust } from './trust.ts';

const NOW = 1_800_000_000_000;
const CLAIM: PreviewClaim = { audience: 'https://feszek.example', slice: 'content', version: '2.0.0', until: NOW + 1000 };
const HERE = { audience: CLAIM.audience, now: NOW };

let team: SigningKey;
let stranger: SigningKey;
let trust: Trust;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'feszek-preview-'));
  [team, stranger] = await Promise.all([createSigningKey(join(folder, 'team.key')), createSigningKey(join(folder, 'stranger.key'))]);
  trust = parseTrust(JSON.stringify({ keys: { [team.id]: { publicKey: team.publicKey, signs: ['content'] } } }));
  await rm(folder, { recursive: true });
});

describe('a signed link to a release', () => {
  it('is read as it was signed, and consists of letters that an address may contain', () => {
    const token = signPreview(CLAIM, team);
    expect(parsePreview(token, trust, HERE)).toEqual(CLAIM);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it('is refused for another shop, another slice of the key, or after its time', () => {
    expect(() => parsePreview(signPreview(CLAIM, team), trust, { ...HERE, audience: 'https://other.example' })).toThrow('The link is for https://feszek.example.');
    expect(() => parsePreview(signPreview({ ...CLAIM, slice: 'catalog' }, team), trust, HERE)).toThrow('may not sign for catalog');
    expect(() => parsePreview(signPreview(CLAIM, team), trust, { ...HERE, now: CLAIM.until })).toThrow('The link has expired.');
  });

  it('is refused if another key signed it, if it was changed, or if it is malformed', () => {
    const [, keyId = '', signature = ''] = signPreview(CLAIM, team).split('.');
    const changed = Buffer.from(JSON.stringify({ ...CLAIM, version: '3.0.0' })).toString('base64url');
    for (const [token, reason] of [
      [signPreview(CLAIM, stranger), 'is not trusted'],
      [`${changed}.${keyId}.${signature}`, 'The signature of content is invalid.'],
      ['', 'JSON'],
      ['a.b.c', 'JSON'],
      ['x'.repeat(2000), 'The link is too long.'],
      [signPreview({ ...CLAIM, until: Number.NaN }, team), 'until'],
    ] as const) expect(() => parsePreview(token, trust, HERE)).toThrow(reason);
  });
});
