import { ANCHORS, routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, EmptyState } from '@feszek/ui';
import { useI18n } from '../i18n.ts';
import { Screen } from '../layout/Screen.tsx';
import { quoteHref } from '../navigation/quoteHref.ts';
import { ENDED_TEXTS } from './endedTexts.ts';
import type { EndedState } from './endedTexts.ts';
import styles from './Offer.module.css';

interface OfferEndedProps {
  readonly state: EndedState;
  /** The offer's last day, such as `2026-12-05`. */
  readonly validUntil: string;
}

/** Why an offer can no longer be ordered, with a link to a new request. */
export function OfferEnded({ state, validUntil }: OfferEndedProps) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const { icon, title, text } = ENDED_TEXTS[state];
  const actions = (
    <div className={styles.actions}>
      <ButtonLink href={quoteHref(locale)}>{t('offer.requestAgain')}</ButtonLink>
      <ButtonLink href={routePath('index', locale)} variant="quiet">
        {t('offer.shop')}
      </ButtonLink>
    </div>
  );
  return (
    <Screen width="text">
      <EmptyState icon={icon} title={t(title)} headingLevel={1} action={actions}>
        <p>{t(text, { date: formatDate(validUntil) })}</p>
        <p>
          <a href={`#${ANCHORS.showrooms}`}>{t('offer.contact')}</a>
        </p>
      </EmptyState>
    </Screen>
  );
}
