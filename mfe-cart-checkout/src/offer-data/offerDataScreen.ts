import { routePath } from '@feszek/contract';
import { defineScreen } from '@feszek/kit';
import { loadOfferData } from './loadOfferData.ts';
import type { OfferData } from './loadOfferData.ts';
import { OfferDataScreen } from './OfferDataScreen.tsx';

export const screen = defineScreen<OfferData>({
  load: loadOfferData,
  head(data, { t, locale }) {
    const isOffer = data.kind === 'offer';
    const title = isOffer ? t('offer.title') : t('quote.title');
    const step = isOffer ? t(`checkout.steps.${data.step}`) : t(`quote.steps.${data.step}`);
    return {
      title: data.cart.products.length === 0 ? title : `${step} – ${title}`,
      description: isOffer ? t('offer.description') : t('quote.description'),
      canonical: routePath('offer-data', locale),
      alternates: { hu: routePath('offer-data', 'hu'), en: routePath('offer-data', 'en') },
      robots: 'noindex',
    };
  },
  Component: OfferDataScreen,
});
