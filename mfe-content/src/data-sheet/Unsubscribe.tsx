import type { ConfirmedEmail } from '@feszek/contract';
import { useBrowser } from '@feszek/kit';
import { Button, Notice } from '@feszek/ui';
import { FormOutcome } from '../forms/FormOutcome.tsx';
import { useAction } from '../forms/useAction.ts';
import { useT } from '../i18n.ts';
import styles from '../forms/FormFrame.module.css';

/** Ends the subscription of a data sheet, at once. */
export function Unsubscribe({ token }: { readonly token: string }) {
  const t = useT();
  const browser = useBrowser();
  const { state, isBusy, run } = useAction(() => browser().api.post<ConfirmedEmail>('/api/newsletter/unsubscribe', { token }));
  if (state.kind === 'done') {
    return <FormOutcome icon="check" title={t('newsletter.unsubscribe.doneTitle')}><p>{t('newsletter.unsubscribe.done', { email: state.result.email })}</p></FormOutcome>;
  }
  const fault = state.kind === 'ready' ? state.fault : t(`link.${state.kind}`);
  return (
    <section className={styles.choices}>
      <h2 className={styles.legend}>{t('dataSheet.unsubscribeTitle')}</h2>
      {fault && <Notice tone="error" role="alert">{fault}</Notice>}
      <p>{t('dataSheet.unsubscribeText')}</p>
      <Button variant="secondary" className={styles.scripted} loading={isBusy} onClick={run}>
        {t('newsletter.unsubscribe.submit')}
      </Button>
    </section>
  );
}
