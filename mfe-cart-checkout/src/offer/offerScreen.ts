import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { ENDED_TEXTS, isEnded } from './endedTexts.ts';
import { loadOffer } from './loadOffer.ts';
import type { OfferView } from './loadOffer.ts';
import { OfferScreen } from './OfferScreen.tsx';

export const screen = defineScreen<OfferView>({
  load: loadOffer,
  head: ({ state, offer_hash }, { t }) => {
    const path = (locale: 'hu' | 'en') => routePath('checkout-offer', locale, { offer_hash });
    return {
      title: t(isEnded(state) ? ENDED_TEXTS[state].title : 'offer.title'),
      description: t('offer.description'),
      alternates: { hu: path('hu'), en: path('en') },
      robots: 'noindex',
    };
  },
  Component: OfferScreen,
});
