import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { freePort, reservePorts } from './ports.mjs';
import { HOST, PROGRAMS, readSettings } from './programs.mjs';

async function freeSettings() {
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  for (const { portVariable } of PROGRAMS) env[portVariable] = String(await freePort());
  return readSettings(env, 'production');
}

it('reserves every port until its program starts, so that a second start fails with a message', async () => {
  const settings = await freeSettings();
  const releases = await reservePorts(settings, 'npm start');
  await expect(reservePorts(settings, 'npm start')).rejects.toThrow(
    `Port ${settings.ports.api}, where the api program listens, is already in use. Stop what runs there, or choose another port: API_PORT=${Number(settings.ports.api) + 100} npm start`,
  );
  for (const release of releases.values()) await release();
  const again = await reservePorts(settings, 'npm start');
  for (const release of again.values()) await release();
});

it('names the program whose port is in use, and releases the others', async () => {
  const settings = await freeSettings();
  const other = createServer();
  await new Promise((resolve) => void other.listen(settings.ports.account, HOST, () => resolve(undefined)));
  await expect(reservePorts(settings, 'npm start')).rejects.toThrow(/where the account program listens, is already in use.*ACCOUNT_PORT=/);
  await new Promise((resolve) => void other.close(resolve));
  const releases = await reservePorts(settings, 'npm start');
  for (const release of releases.values()) await release();
});

it('finds as many free ports as a shop has programs, each of them once', async () => {
  const ports = await Promise.all(PROGRAMS.map(() => freePort()));
  expect(new Set(ports).size).toBe(PROGRAMS.length);
});
