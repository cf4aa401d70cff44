import type { ConfirmedEmail } from '@feszek/contract';
import { useBrowser } from '@feszek/kit';
import { Button, Notice } from '@feszek/ui';
import { useAction } from '../forms/useAction.ts';
import { useT } from '../i18n.ts';
import form from '../forms/FormFrame.module.css';
import styles from './Unsubscribe.module.css';

interface UnsubscribeProps {
  readonly token: string;
  /** Called once the subscription has ended, with its address. The token is not valid any more. */
  readonly onDone: (email: string) => void;
}

/** Ends the subscription of a data sheet, at once. */
export function Unsubscribe({ token, onDone }: UnsubscribeProps) {
  const t = useT();
  const browser = useBrowser();
  const { state, isBusy, run } = useAction(async () => {
    const { email } = await browser().api.post<ConfirmedEmail>('/api/newsletter/unsubscribe', { token });
    onDone(email);
  });
  if (state.kind === 'done') return null;
  const fault = state.kind === 'ready' ? state.fault : t(`link.${state.kind}`);
  return (
    <section className={styles.unsubscribe}>
      <h2 className={styles.title}>{t('dataSheet.unsubscribeTitle')}</h2>
      {fault && <Notice tone="error" role="alert">{fault}</Notice>}
      <p>{t('dataSheet.unsubscribeText')}</p>
      <Button variant="secondary" className={form.scripted} loading={isBusy} onClick={run}>
        {t('newsletter.unsubscribe.submit')}
      </Button>
    </section>
  );
}
