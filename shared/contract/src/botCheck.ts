import type { Init } from './api/init.ts';
import type { RouteName } from './routes.ts';

/** The forms with a bot check. The name goes to the service and comes back with the verified token, which is valid for this form only. */
export const BOT_CHECK_ACTIONS = ['login', 'registration', 'password_reminder', 'activation_resend', 'contact', 'newsletter', 'stock_alert'] as const;
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number];

/** The pages with such a form. Only their content policy permits the service's script and frame. */
export const BOT_CHECK_ROUTES: ReadonlySet<string> = new Set<RouteName>(['auth-login', 'auth-registration', 'auth-registration-success', 'auth-password-reminder', 'auth-activation', 'contact', 'newsletter', 'data-sheet', 'stock-alert']);

/** What the browser needs for the bot check. */
export interface BotCheckExtension {
  /** The public key of the shop's widget. */
  readonly siteKey: string;
  /** The service's origin, from which its script is loaded. */
  readonly origin: string;
}

/** The bot check of the init response; `undefined` if it is not enabled. */
export function botCheckOf({ extensions }: Pick<Init, 'extensions'>): BotCheckExtension | undefined {
  const found = extensions.find(({ name, is_enabled }) => name === 'turnstile' && is_enabled);
  return found?.key && found.url && URL.canParse(found.url) ? { siteKey: found.key, origin: new URL(found.url).origin } : undefined;
}
