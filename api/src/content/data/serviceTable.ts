import { DELIVERY_SERVICES, deliveryServiceName, SIZE_CLASSES } from '@feszek/contract';
import type { DeliveryService, Locale, SizeClass } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { View } from '../../platform/http/requestView.ts';
import { loadMethods } from '../../pricing/delivery/loadMethods.ts';
import { SIZE_LIMITS } from '../../pricing/delivery/services/sizeClass.ts';
import { priceText } from './priceText.ts';
import { textTable } from './table.ts';

const MM_IN_CM = 10;
const G_IN_KG = 1000;
/** The service is not offered for this size class. */
const NOT_OFFERED = '–';

const TEXTS: Readonly<Record<Locale, {
  readonly service: string;
  readonly size: (kg: number, cm: number) => string;
  readonly larger: string;
  readonly perOrder: string;
  readonly perPiece: string;
}>> = {
  hu: { service: 'Szolgáltatás (bruttó díj)', size: (kg, cm) => `Legfeljebb ${kg} kg és ${cm} cm`, larger: 'Nagyobb', perOrder: 'rendelésenként', perPiece: 'darabonként' },
  en: { service: 'Service (price including VAT)', size: (kg, cm) => `Up to ${kg} kg and ${cm} cm`, larger: 'Larger', perOrder: 'per order', perPiece: 'per piece' },
};

function headingOf(sizeClass: SizeClass, locale: Locale): string {
  const limit = SIZE_LIMITS.find((known) => known.sizeClass === sizeClass);
  return limit ? TEXTS[locale].size(limit.weightG / G_IN_KG, limit.sideMm / MM_IN_CM) : TEXTS[locale].larger;
}

/** Carrying is paid once for an order (decision 0081). */
function nameOf(service: DeliveryService, locale: Locale): string {
  return `${deliveryServiceName(service, locale)}, ${service === 'carry' ? TEXTS[locale].perOrder : TEXTS[locale].perPiece}`;
}

/** The paid services that a delivery method offers in the currency of the view, with their price for each size class. */
export async function serviceTable(db: Kysely<Database>, { locale, currency }: View) {
  const { deliveries } = await loadMethods(db);
  const prices = deliveries.flatMap(({ servicePrices }) => servicePrices).filter((price) => price.currency === currency);
  const offered = DELIVERY_SERVICES.filter((service) => prices.some((price) => price.service === service));
  const cellOf = (service: DeliveryService, sizeClass: SizeClass) => {
    const price = prices.find((known) => known.service === service && known.sizeClass === sizeClass);
    return price ? priceText(price.gross, { locale, currency }) : NOT_OFFERED;
  };
  return textTable(
    [TEXTS[locale].service, ...SIZE_CLASSES.map((sizeClass) => headingOf(sizeClass, locale))],
    offered.map((service) => [nameOf(service, locale), ...SIZE_CLASSES.map((sizeClass) => cellOf(service, sizeClass))]),
    SIZE_CLASSES.map((_, index) => index + 1),
  );
}
