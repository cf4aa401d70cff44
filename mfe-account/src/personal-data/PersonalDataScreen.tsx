import { routePath } from '@feszek/contract';
import type { PersonalExport } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, ButtonLink, Notice } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { FormPage } from '../layout/FormPage.tsx';
import { Outcome } from '../layout/Outcome.tsx';
import { useToken } from '../token/useToken.ts';
import { saveFile } from './saveFile.ts';
import styles from '../layout/FormPage.module.css';

/** The page of the link to a copy of the user's data: a button that downloads it, then the outcome. */
export function PersonalDataScreen() {
  const t = useT();
  const { locale } = useShop();
  const { state, isBusy, use } = useToken<PersonalExport>('/api/auth/export', saveFile);
  const account = <ButtonLink href={routePath('account-privacy', locale)}>{t('account.privacy')}</ButtonLink>;
  if (state.kind === 'done') {
    return (
      <Outcome icon="check" title={t('personalData.doneTitle')} isNew action={account}>
        <p>{t('personalData.done', { name: state.answer.file_name })}</p>
      </Outcome>
    );
  }
  if (state.kind !== 'ready') {
    return (
      <Outcome icon="warning" title={t(`personalData.${state.kind}Title`)} isNew action={account}>
        <p>{t(`personalData.${state.kind}`)}</p>
      </Outcome>
    );
  }
  return (
    <FormPage title={t('personalData.title')} intro={t('personalData.text')}>
      {state.fault && (
        <Notice tone="error" role="alert">
          <strong>{t('personalData.failed')}</strong> {state.fault}
        </Notice>
      )}
      <Button size="large" wide className={styles.scripted} loading={isBusy} onClick={use} data-replay>
        {t('personalData.submit')}
      </Button>
    </FormPage>
  );
}
