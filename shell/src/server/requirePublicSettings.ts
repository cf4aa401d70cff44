import { isOnThisMachine } from '@feszek/contract/this-machine';
import type { ShellConfig } from './config.ts';

/**
 * Refuses to start the shell of a shop with a public address without what its visitors' safety depends on. The API checks all
 * other settings (docs/decisions/0088-public-shops.md).
 *
 * @throws Error with one sentence for each missing setting
 */
export function requirePublicSettings({ shopUrl }: Pick<ShellConfig, 'shopUrl'>, env: Readonly<Record<string, string | undefined>>): void {
  if (isOnThisMachine({ shopUrl })) return;
  const missing = [
    ...(shopUrl.startsWith('https:') ? [] : ['SHOP_URL must start with https:// at a public address.']),
    ...(env['TRUSTED_PROXIES']?.trim() ? [] : ['TRUSTED_PROXIES must name the proxy in front of a shop with a public SHOP_URL.']),
  ];
  if (missing.length > 0) throw new Error(missing.join('\n'));
}
