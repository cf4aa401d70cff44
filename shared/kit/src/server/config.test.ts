import { describe, expect, it } from '@jest/globals';
import { sliceServerConfig } from './config.ts';

describe('a slice server’s settings', () => {
  it('need no environment', () => {
    expect(sliceServerConfig({}, 3001)).toEqual({ host: '127.0.0.1', port: 3001, apiUrl: 'http://127.0.0.1:3010', metricsToken: '', stopDelayMs: 0 });
  });

  it('come from the environment', () => {
    expect(sliceServerConfig({ HOST: '0.0.0.0', PORT: '0', API_URL: 'http://api.internal' }, 3001)).toEqual({ host: '0.0.0.0', port: 0, apiUrl: 'http://api.internal', metricsToken: '', stopDelayMs: 0 });
  });

  it.each([
    [{ PORT: 'x' }, 'PORT is x: it must be a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is 65536: it must be a number from 0 to 65535.'],
    [{ API_URL: 'api' }, 'API_URL is api: it must be an address such as http://127.0.0.1:3010, or several separated by commas.'],
    [{ API_URL: 'http://a.internal,b' }, 'API_URL is http://a.internal,b: it must be an address'],
    [{ STOP_DELAY_MS: '-1' }, 'STOP_DELAY_MS is -1: it must be a whole number of milliseconds from 0 to 60000.'],
  ])('are refused with a sentence that says what to change: %j', (env, sentence) => {
    expect(() => sliceServerConfig(env, 3001)).toThrow(sentence);
  });
});
