import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSigningKey, readReleaseBucket } from '@feszek/release';
import { Failure, hasCode } from '../failure.mjs';
import { PROGRAMS, programUrl } from '../programs.mjs';

/**
 * How the programs of a shop and the commands of teams reach the register and the releases.
 *
 * @typedef {object} RegisterSettings
 * @property {string} url
 * @property {string} shopUrl - the origin that visitors see, for signed links
 * @property {string} token - of those who deploy, and of hosts
 * @property {string} readToken - of shells
 * @property {string} folder - the register's journal and keys
 * @property {string} trustFile - which keys may sign what
 * @property {string} keyFile - signs the releases that this shop builds
 * @property {string} store - the folder of all releases
 * @property {import('@feszek/release').BucketConfig | undefined} [bucket] - where other machines find them
 */

/** @param {string} dataDir */
const clientFile = (dataDir) => join(dataDir, 'register', 'client.json');

/**
 * Writes a file atomically, readable only by its owner.
 *
 * @param {string} path
 * @param {unknown} value
 */
async function writeJson(path, value) {
  await writeFile(`${path}.new`, JSON.stringify(value, undefined, 2), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/**
 * Makes what the register needs: its key, a key for the releases that are built here, the list of trusted keys, and the file
 * from which the commands read the address of the register. A trust file that exists is not changed.
 *
 * @param {import('../programs.mjs').Settings} settings
 * @returns {Promise<RegisterSettings>}
 */
export async function prepareRegister(settings) {
  const folder = join(settings.dataDir, 'register');
  const program = PROGRAMS.filter(({ name }) => name === 'register')[0];
  if (!program) throw new RangeError('There is a register');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const keyFile = settings.env.SLICE_KEY_FILE || join(folder, 'releases.key');
  const [own, releases] = await Promise.all([createSigningKey(join(folder, 'register.key')), createSigningKey(keyFile)]);
  const trustFile = settings.env.TRUST_FILE || join(folder, 'trust.json');
  const keys = { [own.id]: { publicKey: own.publicKey, signs: ['register'] }, [releases.id]: { publicKey: releases.publicKey, signs: ['*'] } };
  await writeFile(trustFile, JSON.stringify({ keys }, undefined, 2), { flag: 'wx' }).catch((error) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  const register = {
    url: programUrl(program, settings),
    shopUrl: settings.shopUrl,
    token: settings.env.REGISTER_TOKEN || randomBytes(32).toString('hex'),
    readToken: settings.env.REGISTER_READ_TOKEN || randomBytes(32).toString('hex'),
    folder, trustFile, keyFile,
    store: settings.env.RELEASES_DIR || join(settings.dataDir, 'releases'),
    bucket: readReleaseBucket(settings.env),
  };
  await writeJson(clientFile(settings.dataDir), register);
  return register;
}

/**
 * The register of the shop that runs with a data folder.
 *
 * @param {string} dataDir
 * @returns {Promise<RegisterSettings>}
 * @throws {Failure} if no shop has run with it
 */
export async function readRegister(dataDir) {
  try {
    return JSON.parse(await readFile(clientFile(dataDir), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new Failure(`No shop has run with the data folder ${dataDir}. Start one with npm start, or name its folder with DATA_DIR.`);
    throw error;
  }
}
