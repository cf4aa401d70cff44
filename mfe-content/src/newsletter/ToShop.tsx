import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { useT } from '../i18n.ts';

/** The next step after a confirmation. */
export function ToShop() {
  const t = useT();
  const { locale } = useShop();
  return <ButtonLink variant="secondary" href={routePath('index', locale)}>{t('link.toShop')}</ButtonLink>;
}
