import type { MailedLink } from '@feszek/contract';
import { classNames, ErrorState, Notice, Skeleton } from '@feszek/ui';
import { useState } from 'react';
import { FormFrame } from '../forms/FormFrame.tsx';
import { FormOutcome } from '../forms/FormOutcome.tsx';
import { LinkAction } from '../forms/LinkAction.tsx';
import { useLinkToken } from '../forms/useLinkToken.ts';
import { useT } from '../i18n.ts';
import { EmailRequestForm } from '../newsletter/EmailRequestForm.tsx';
import { SubscribeAgain } from '../newsletter/SubscribeAgain.tsx';
import { ToShop } from '../newsletter/ToShop.tsx';
import { DataSheetForm } from './DataSheetForm.tsx';
import { useDataSheet } from './useDataSheet.ts';
import styles from './DataSheetPanel.module.css';
import frame from '../forms/FormFrame.module.css';

export interface DataSheetPanelData {
  /** What the mailed link to the page is for. */
  readonly link?: MailedLink | undefined;
}

/** The data sheet of a subscriber who comes by the link of a mail. Anyone else can request the link. */
export function DataSheetPanel({ data }: { readonly data: DataSheetPanelData }) {
  const link = useLinkToken(data.link);
  if (link?.name === 'sheet') return link.token === undefined ? <LoadingSheet /> : <LoadedSheet key={link.token} token={link.token} />;
  if (link?.name === 'email') return <LinkAction texts="dataSheet.newEmail" path="/api/newsletter/data-sheet/email" token={link.token} doneAction={<ToShop />} failedAction={<RequestLink />} />;
  return <RequestLink />;
}

function RequestLink() {
  const t = useT();
  return <EmailRequestForm texts="dataSheet.link" path="/api/newsletter/data-sheet/link" intro={t('dataSheet.link.text')} />;
}

function LoadingSheet() {
  const t = useT();
  return (
    <div className={styles.loadingSheet}>
      <FormFrame>
        <div role="status" aria-label={t('dataSheet.loading')} className={classNames(styles.loading, frame.scripted)}>
          <Skeleton shape="heading" />
          <Skeleton shape="block" />
        </div>
      </FormFrame>
    </div>
  );
}

function LoadedSheet({ token }: { readonly token: string }) {
  const t = useT();
  const { state, retry } = useDataSheet(token);
  const [endedFor, setEndedFor] = useState<string>();
  // The end of a subscription ends its link: the sheet cannot be saved any more.
  if (endedFor !== undefined) return <FormOutcome icon="check" title={t('newsletter.unsubscribe.doneTitle')} action={<SubscribeAgain />}><p>{t('newsletter.unsubscribe.done', { email: endedFor })}</p></FormOutcome>;
  switch (state.kind) {
    case 'loading':
      return <LoadingSheet />;
    case 'loaded':
      return <DataSheetForm sheet={state.sheet} token={token} onUnsubscribed={setEndedFor} />;
    case 'refused':
      return (
        <FormFrame>
          <Notice tone="warning" role="alert"><strong>{t('link.invalidTitle')}.</strong> {t('link.invalid')}</Notice>
          <RequestLink />
        </FormFrame>
      );
    case 'failed':
      return <ErrorState title={t('dataSheet.loadFailed')} retry={{ label: t('forms.retry'), onRetry: retry }}>{state.text}</ErrorState>;
  }
}
