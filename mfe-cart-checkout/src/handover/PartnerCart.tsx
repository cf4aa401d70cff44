import { Button, Notice } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { useHandover } from './useHandover.ts';

/** Takes the cart of a partner's page over, and asks first where a visitor does not come from that page. */
export function PartnerCart() {
  const t = useT();
  const { state, confirm } = useHandover();
  switch (state.kind) {
    case 'moving':
      return (
        <>
          <p role="status">{t('handover.moving')}</p>
          <noscript>
            <Notice>{t('handover.withoutScript')}</Notice>
          </noscript>
        </>
      );
    case 'nothing':
      return <p role="status">{t('handover.nothing')}</p>;
    case 'asks':
      return (
        <>
          <p role="status">{t('handover.question')}</p>
          <Button size="large" icon="bag" onClick={confirm}>
            {t('handover.add')}
          </Button>
        </>
      );
    case 'failed':
      return (
        <Notice tone="warning" role="alert">
          {state.message}
        </Notice>
      );
  }
}
