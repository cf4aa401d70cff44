import type { ConfirmedEmail } from '@feszek/contract';
import { useBrowser } from '@feszek/kit';
import { Button, Notice } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import { FormFrame } from './FormFrame.tsx';
import { FormOutcome } from './FormOutcome.tsx';
import { useAction } from './useAction.ts';
import styles from './FormFrame.module.css';

interface LinkActionProps {
  /** The messages of the action. */
  readonly texts: 'newsletter.confirm' | 'newsletter.unsubscribe' | 'dataSheet.newEmail' | 'stockAlert.confirm' | 'stockAlert.stop';
  /** The messages of a link that is invalid or has expired. */
  readonly link?: 'link' | 'stockAlert.link';
  /** Path of the API that takes the token. */
  readonly path: string;
  /** `undefined` as long as the page is not hydrated. */
  readonly token: string | undefined;
  /** What the action is about, below its text and its outcome. */
  readonly about?: ReactNode;
  /** The next step after the action. */
  readonly doneAction?: ReactNode;
  /** The next step if the link is invalid or has expired. */
  readonly failedAction?: ReactNode;
}

/** The action of a mail's link: a button that sends its token, then the outcome. */
export function LinkAction({ texts, link = 'link', path, token, about, doneAction, failedAction }: LinkActionProps) {
  const t = useT();
  const browser = useBrowser();
  const { state, isBusy, run } = useAction(() => browser().api.post<Partial<ConfirmedEmail>>(path, { token: token ?? '' }));
  if (state.kind === 'done') {
    return (
      <FormOutcome icon="check" title={t(`${texts}.doneTitle`)} action={doneAction}>
        <p>{t(`${texts}.done`, { email: state.result.email ?? '' })}</p>
        {about}
      </FormOutcome>
    );
  }
  if (state.kind !== 'ready') {
    return (
      <FormOutcome icon="warning" title={t(`${link}.${state.kind}Title`)} action={failedAction}>
        <p>{t(`${link}.${state.kind}`)}</p>
        {about}
      </FormOutcome>
    );
  }
  return (
    <FormFrame>
      {state.fault && <Notice tone="error" role="alert">{state.fault}</Notice>}
      <p>{t(`${texts}.text`)}</p>
      {about}
      <Button size="large" wide className={styles.scripted} loading={isBusy} onClick={run} data-replay>
        {t(`${texts}.submit`)}
      </Button>
    </FormFrame>
  );
}
