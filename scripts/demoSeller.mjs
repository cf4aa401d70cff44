import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** The sender of mails of a demonstration shop. A shop that sends mails has one of its own. */
const DEMO_SENDER = { MAIL_FROM: 'Fészek <ugyfelszolgalat@feszek.example>' };

/**
 * The settings by which a demonstration shop has an invented seller. The operator's own file and sender take precedence.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} dataDir
 * @returns {Record<string, string>}
 */
export function demoSeller(env, dataDir) {
  const ownFile = join(dataDir, 'seller.yaml');
  const sellerFile = env.SELLER_FILE || (existsSync(ownFile) ? ownFile : join(ROOT, 'demo', 'seller.yaml'));
  return { SELLER_FILE: sellerFile, ...(!env.SMTP_URL && { MAIL_FROM: env.MAIL_FROM || DEMO_SENDER.MAIL_FROM }) };
}
