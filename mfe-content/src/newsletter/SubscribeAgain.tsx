import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { useT } from '../i18n.ts';

/** Leads to the form of the newsletter, after a link that has expired and after the end of a subscription. */
export function SubscribeAgain() {
  const t = useT();
  const { locale } = useShop();
  return <ButtonLink variant="secondary" href={routePath('newsletter', locale)}>{t('newsletter.subscribeAgain')}</ButtonLink>;
}
