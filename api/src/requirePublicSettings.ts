import { isOnThisMachine } from '@feszek/contract/this-machine';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import { checkPublicShop } from './checkPublicShop.ts';
import type { Environment } from './checkPublicShop.ts';

/**
 * Refuses to start a shop with a public address that lacks a setting (see `checkPublicShop`). A shop on this machine may lack
 * all of them.
 *
 * @throws ConfigError with one line for each missing setting
 */
export function requirePublicSettings(config: Config, environment: Environment): void {
  if (isOnThisMachine(config)) return;
  const missing = checkPublicShop(config, environment).filter(({ level }) => level === 'missing');
  if (missing.length === 0) return;
  throw new ConfigError(['A shop with a public SHOP_URL does not start like this:', ...missing.map(({ message }) => `- ${message}`), 'npm run shop -- doctor checks all settings.'].join('\n'));
}
