import type { ConfirmedEmail } from '@feszek/contract';
import { Button, Notice } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import { FormPage } from '../layout/FormPage.tsx';
import { Outcome } from '../layout/Outcome.tsx';
import { useToken } from './useToken.ts';
import styles from '../layout/FormPage.module.css';

export interface TokenPageProps {
  /** The messages of the screen. */
  readonly texts: 'activation' | 'emailConfirmation' | 'emailUndo' | 'deletionCancel';
  /** Path of the API that takes the token. */
  readonly path: string;
  /** The next step once the token is used. */
  readonly doneAction: ReactNode;
  /** The next step if the token is invalid or has expired. */
  readonly failedAction: ReactNode;
  /** Below an invalid or expired link. */
  readonly afterFailed?: ReactNode;
}

/** The page of a link from a mail: a button that uses its token, then the outcome. */
export function TokenPage({ texts, path, doneAction, failedAction, afterFailed }: TokenPageProps) {
  const t = useT();
  const { state, isBusy, use } = useToken<ConfirmedEmail>(path);
  if (state.kind === 'done') {
    return (
      <Outcome icon="check" title={t(`${texts}.doneTitle`)} isNew action={doneAction}>
        <p>{t(`${texts}.done`, { email: state.answer.email })}</p>
      </Outcome>
    );
  }
  if (state.kind !== 'ready') {
    return (
      <Outcome icon="warning" title={t(`${texts}.${state.kind}Title`)} isNew action={failedAction} after={afterFailed}>
        <p>{t(`${texts}.${state.kind}`)}</p>
      </Outcome>
    );
  }
  return (
    <FormPage title={t(`${texts}.title`)} intro={t(`${texts}.text`)}>
      {state.fault && (
        <Notice tone="error" role="alert">
          <strong>{t(`${texts}.failed`)}</strong> {state.fault}
        </Notice>
      )}
      <Button size="large" wide className={styles.scripted} loading={isBusy} onClick={use} data-replay>
        {t(`${texts}.submit`)}
      </Button>
    </FormPage>
  );
}
