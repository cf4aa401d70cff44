import { apiErrorMessage } from '@feszek/api-client';
import type { Account } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Notice } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import page from '../layout/FormPage.module.css';

type State = 'ready' | 'busy' | 'sent' | { readonly fault: string };

/** Requests a copy of the user's data, whose link comes by mail. */
export function ExportRequest({ account }: { readonly account: Account }) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [state, setState] = useState<State>('ready');

  async function request(): Promise<void> {
    setState('busy');
    try {
      await browser().api.post('/api/account/export');
      setState('sent');
    } catch (error) {
      setState({ fault: apiErrorMessage(error, locale) });
    }
  }

  return (
    <>
      <div role="status">{state === 'sent' && <Notice>{t('privacy.exportSent', { email: account.email })}</Notice>}</div>
      {typeof state === 'object' && (
        <Notice tone="error" role="alert">
          <strong>{t('privacy.exportFailed')}</strong> {state.fault}
        </Notice>
      )}
      <div>
        <Button variant="secondary" className={page.scripted} loading={state === 'busy'} onClick={() => void request()} data-replay>
          {t('privacy.exportSubmit')}
        </Button>
      </div>
    </>
  );
}
