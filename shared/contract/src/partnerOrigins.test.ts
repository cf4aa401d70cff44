import { describe, expect, it } from '@jest/globals';
import { partnerOrigins } from './partnerOrigins.ts';

describe('the origins of partners', () => {
  it('are none by default', () => {
    expect([...partnerOrigins('')]).toEqual([]);
  });

  it('are origins with https, or on this machine', () => {
    expect([...partnerOrigins('https://blog.example, https://blog.example:8443,http://127.0.0.1:4000')]).toEqual(['https://blog.example', 'https://blog.example:8443', 'http://127.0.0.1:4000']);
  });

  it.each(['*', 'https://*.example', 'http://blog.example', 'https://blog.example/', 'https://blog.example/page', 'blog.example', 'null', 'https://a@blog.example', 'HTTPS://blog.example'])('are refused in any other form: %s', (text) => {
    expect(() => partnerOrigins(text)).toThrow('PARTNER_ORIGINS must list origins');
  });
});
