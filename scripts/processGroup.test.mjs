import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { isRunning, spawnGroup, stopGroup } from './processGroup.mjs';

it('ends a process that ignores SIGTERM', async () => {
  const child = spawnGroup(process.execPath, ['--eval', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log();"], { stdio: 'pipe' });
  if (child.stdout) await once(child.stdout, 'data');
  await stopGroup(child, 'SIGTERM', 200);
  expect(child.signalCode).toBe('SIGKILL');
  expect(isRunning(child)).toBe(false);
});

it('ignores a process that has ended already', async () => {
  const child = spawnGroup(process.execPath, ['--eval', ''], {});
  await once(child, 'exit');
  await stopGroup(child);
  expect(child.exitCode).toBe(0);
});
