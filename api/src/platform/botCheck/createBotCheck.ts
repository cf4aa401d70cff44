import type { BotCheckAction, Extension } from '@feszek/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { BotCheckUnavailable, TurnstileClient } from './TurnstileClient.ts';
import type { BotCheckConfig } from './config.ts';

export interface BotCheckInput {
  /** The form that is sent. */
  readonly action: BotCheckAction;
  /** `bot_check_token` of the body; empty if the form has none. */
  readonly token: string;
}

/** Finds out whether a form is sent by a person. */
export interface BotCheck {
  readonly isEnabled: boolean;
  /** The bot check in `extensions` of the init response; empty if it is not enabled. */
  readonly extensions: readonly Extension[];
  /**
   * Verifies the token of a form. Does nothing in a shop without a bot check.
   *
   * @throws ApiError `bot_check_required` without a token; `bot_check_failed` for a token that is used, expired, or for
   *   another form or host; while the service does not answer, `bot_check_unavailable` or, above the stricter limit,
   *   `too_many_requests`
   */
  require(request: FastifyRequest, input: BotCheckInput): Promise<void>;
}

export interface BotCheckParts {
  /** `undefined`: no form has a bot check. */
  readonly config: BotCheckConfig | undefined;
  readonly shopUrl: string;
  /** Counts a request that passes unverified; throws above the limit. */
  readonly limitUnverified: (request: FastifyRequest) => Promise<void>;
  /** The time limit of one call of the service, in milliseconds; the usual one by default. */
  readonly attemptMs?: number | undefined;
}

/** How long the service counts as answering, or not, without another call, in milliseconds. */
const KNOWN_MS = 10_000;
const DISABLED: BotCheck = { isEnabled: false, extensions: [], require: async () => undefined };

/** The shop's bot check: Cloudflare Turnstile, if the shop has its keys. */
export function createBotCheck({ config, shopUrl, limitUnverified, attemptMs }: BotCheckParts): BotCheck {
  if (!config) return DISABLED;
  const { siteKey, url, fallback } = config;
  const client = new TurnstileClient({ ...config, hostname: new URL(shopUrl).hostname, ...(attemptMs !== undefined && { attemptMs }) });
  let known: { readonly answering: Promise<boolean>; readonly until: number } | undefined;

  function isAnswering(): Promise<boolean> {
    if (!known || known.until < Date.now()) known = { answering: client.isAnswering(), until: Date.now() + KNOWN_MS };
    return known.answering;
  }

  /** The request passes, or is refused: the setting decides. */
  async function passUnverified(request: FastifyRequest, cause: unknown): Promise<void> {
    request.log.warn({ err: cause, fallback }, 'the bot check does not answer');
    if (fallback === 'refuse') throw new ApiError('bot_check_unavailable', { cause });
    await limitUnverified(request);
  }

  return {
    isEnabled: true,
    extensions: [{ name: 'turnstile', is_enabled: true, key: siteKey, url }],
    async require(request, { action, token }) {
      if (token === '') {
        // During an outage the browser cannot get a token either.
        if (await isAnswering()) throw new ApiError('bot_check_required');
        return passUnverified(request, undefined);
      }
      try {
        const { isSuccess, codes } = await client.verify({ token, action, remoteAddress: request.ip });
        if (isSuccess) return;
        request.log.info({ action, codes }, 'a bot check was refused');
      } catch (error) {
        if (!(error instanceof BotCheckUnavailable)) throw error;
        return passUnverified(request, error);
      }
      throw new ApiError('bot_check_failed');
    },
  };
}
