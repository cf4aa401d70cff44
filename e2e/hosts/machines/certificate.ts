import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

export interface Certificate {
  readonly key: string;
  readonly certificate: string;
}

/** A self-signed certificate, which only the visitors of the test trust. */
export async function createCertificate(name: string, work: string): Promise<Certificate> {
  const folder = join(work, 'certificate');
  await mkdir(folder);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await run('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', certificate]);
  return { key: await readFile(key, 'utf8'), certificate: await readFile(certificate, 'utf8') };
}
