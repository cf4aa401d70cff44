import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseEnvironment, parseUnit } from './parseUnit.ts';

const deployed = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', '..', 'deploy', 'systemd', name), 'utf8');

describe('a unit', () => {
  it('names the program, its environment and its restart', () => {
    expect(parseUnit([deployed('feszek-slice@.service')], 'catalog')).toMatchObject({
      command: ['/opt/feszek/current/node_modules/.bin/node', '--import', '../scripts/endIfHung.mjs', '../shared/kit/src/build/cli.ts', 'serve'],
      environment: { NODE_ENV: 'production', HOST: '0.0.0.0' },
      environmentFiles: ['/etc/feszek/shop.env', '/etc/feszek/slice-catalog.env'],
      folder: '/opt/feszek/current/mfe-catalog', user: 'feszek', restart: 'always', restartMs: 1000, stopMs: 45_000, stopSignal: 'SIGTERM',
    });
  });

  it('is changed by its drop-ins', () => {
    const unit = '[Service]\nUser=postgres\nExecStart=/usr/sbin/pgbouncer /etc/pgbouncer/pgbouncer.ini\nKillSignal=SIGINT\n';
    expect(parseUnit([unit])).toMatchObject({ restart: 'no', stopSignal: 'SIGINT' });
    expect(parseUnit([unit, deployed('pgbouncer.service.d/restart.conf')])).toMatchObject({ user: 'postgres', restart: 'always', restartMs: 1000 });
  });

  it('has assignments in quotes', () => {
    expect(parseUnit(['Environment="A=/etc/a" "B=two words" C=3']).environment).toEqual({ A: '/etc/a', B: 'two words', C: '3' });
  });

  it('with a value that the test does not know is refused', () => {
    expect(() => parseUnit(['Restart=sometimes'])).toThrow('Restart=sometimes is not known');
    expect(() => parseUnit(['RestartSec=soon'])).toThrow('soon is no duration');
  });
});

describe('a file of the environment', () => {
  it('has one variable on each line, and comments', () => {
    expect(parseEnvironment('# settings\nA=1\nB="two words"\n\nC=a=b\n')).toEqual({ A: '1', B: 'two words', C: 'a=b' });
  });
});
