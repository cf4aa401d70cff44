import { isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { BotCheckAction, Init, Locale } from '@feszek/contract';
import { useState } from 'react';
import { BotCheckWidget } from './BotCheckWidget.ts';

export interface BotCheckFormOptions {
  /** The form, as the API compares it with the token. */
  readonly action: BotCheckAction;
  readonly locale: Locale;
  /** The API client of the page. */
  readonly api: () => Pick<ApiClient, 'get'>;
  /** The check starts only once the API requires it, such as for a sign-in after failures. */
  readonly isOnDemand?: boolean;
}

/** The bot check of a form, for `<BotCheck>`. */
export interface BotCheckHandle {
  readonly widget: BotCheckWidget;
  readonly locale: Locale;
  readonly isOnDemand: boolean;
  /**
   * Sends the form with a token for `bot_check_token`. If the API requires a check that has not run, it runs first. Each
   * token is used once: after the submission the next one is requested.
   *
   * @throws what `request` throws
   */
  readonly send: <Result>(request: (token: string) => Promise<Result>) => Promise<Result>;
}

async function sendWith<Result>(widget: BotCheckWidget, token: string, request: (token: string) => Promise<Result>): Promise<Result> {
  try {
    return await request(token);
  } finally {
    if (token !== '') widget.renew();
  }
}

/** The bot check of a form. Every form with one calls this once, and sends its request through `send`. */
export function useBotCheck({ action, locale, api, isOnDemand = false }: BotCheckFormOptions): BotCheckHandle {
  const [widget] = useState(() => new BotCheckWidget({ action, locale, loadInit: () => api().get<Init>('/api/init') }));
  return {
    widget,
    locale,
    isOnDemand,
    async send(request) {
      const isIdle = widget.state() === 'idle';
      const first = isOnDemand && isIdle ? '' : await widget.token();
      try {
        return await sendWith(widget, first, request);
      } catch (error) {
        if (!isIdle || first !== '' || !isApiError(error) || error.code !== 'bot_check_required') throw error;
        const token = await widget.token();
        if (token === '') throw error;
        return sendWith(widget, token, request);
      }
    },
  };
}
