import { isApiError } from '@feszek/api-client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PasskeyFault } from '../webauthn/PasskeyFault.ts';
import type { ReauthenticationDialog, ReauthenticationMeans } from './ReauthenticationDialog.tsx';

export interface Reauthentication {
  /**
   * Sends a request. If the API requires a reauthentication, the user is asked for it, and the request is sent again.
   *
   * @throws what `request` throws; PasskeyFault `aborted` if the user closes the dialog
   */
  run<Result>(request: () => Promise<Result>): Promise<Result>;
  /** An element of the page, outside of any form. */
  readonly dialog: ReactNode;
}

/** Whether a request was not sent again because the user has closed the dialog. */
export function isReauthenticationRefused(error: unknown): boolean {
  return error instanceof PasskeyFault && error.reason === 'aborted';
}

interface OpenDialog {
  readonly Dialog: typeof ReauthenticationDialog;
  readonly decision: PromiseWithResolvers<void>;
}

/** Requests that need a recent sign-in: see `requireRecentUser` of the API. */
export function useReauthentication(means: ReauthenticationMeans): Reauthentication {
  const [open, setOpen] = useState<OpenDialog>();

  async function reauthenticate(): Promise<void> {
    const { ReauthenticationDialog: Dialog } = await import(/* webpackChunkName: "reauthentication" */ './ReauthenticationDialog.tsx');
    const decision = Promise.withResolvers<void>();
    setOpen({ Dialog, decision });
    try {
      await decision.promise;
    } finally {
      setOpen(undefined);
    }
  }

  return {
    async run(request) {
      try {
        return await request();
      } catch (error) {
        if (!isApiError(error) || error.code !== 'reauthentication_required') throw error;
        await reauthenticate();
        return request();
      }
    },
    dialog: open && <open.Dialog means={means} onDone={() => open.decision.resolve()} onClose={() => open.decision.reject(new PasskeyFault('aborted'))} />,
  };
}
