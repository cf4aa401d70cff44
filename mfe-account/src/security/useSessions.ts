import { apiErrorMessage } from '@feszek/api-client';
import type { AccountSession, AccountSessions } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useState } from 'react';

export interface Sessions {
  readonly sessions: AccountSessions;
  /** The id of the session that is being ended, or `others`. */
  readonly busy: AccountSession['id'] | 'others' | undefined;
  /** Ends one session. `text` is shown afterwards. */
  end(session: AccountSession, text: string): void;
  /** Ends all sessions but this one. */
  endOthers(text: string): void;
}

/** The sessions of the account. A session that could not be ended stays in the list, and the error is shown. */
export function useSessions(loaded: AccountSessions): Sessions {
  const browser = useBrowser();
  const { locale } = useShop();
  const [sessions, setSessions] = useState(loaded);
  const [busy, setBusy] = useState<Sessions['busy']>();

  async function run(subject: NonNullable<Sessions['busy']>, path: string, stays: (session: AccountSession) => boolean, text: string): Promise<void> {
    const { api, bus } = browser();
    setBusy(subject);
    try {
      await api.delete(path);
      setSessions((all) => all.filter(stays));
      bus.emit('notice.shown', { kind: 'success', text });
    } catch (error) {
      bus.emit('notice.shown', { kind: 'error', text: apiErrorMessage(error, locale) });
    }
    setBusy(undefined);
  }

  return {
    sessions,
    busy,
    end: ({ id }, text) => void run(id, `/api/account/sessions/${id}`, (session) => session.id !== id, text),
    endOthers: (text) => void run('others', '/api/account/sessions', ({ is_current: isCurrent }) => isCurrent, text),
  };
}
