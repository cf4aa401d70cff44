import type { Currency, DeliveryService } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/schema.ts';
import type { StoredDeliveryMethod, StoredPaymentMethod } from './methods.ts';

interface OfferedPayment extends StoredPaymentMethod {
  /** `null` for every currency. */
  readonly currencies: readonly string[] | null;
}

/** The delivery methods of the shop and the offered payment methods. */
export interface Methods {
  readonly deliveries: readonly StoredDeliveryMethod[];
  readonly payments: readonly OfferedPayment[];
}

/** Everything in one statement: each answer of a cart needs it, and a statement takes longer than its few rows. */
function methodsQuery(db: Kysely<Database>) {
  return db.selectNoFrom((part) => [
    jsonArrayFrom(
      part.selectFrom('delivery_method').orderBy('delivery_method.position').select((method) => [
        'delivery_method.id', 'delivery_method.code', 'delivery_method.title', 'delivery_method.description',
        'delivery_method.kind', 'delivery_method.is_free_from_threshold as isFreeFromThreshold',
        'delivery_method.more_min_days as moreMinDays', 'delivery_method.more_max_days as moreMaxDays', 'delivery_method.cut_off_hour as cutOffHour',
        'delivery_method.day_count as dayCount', 'delivery_method.day_capacity as dayCapacity',
        jsonArrayFrom(
          method
            .selectFrom('delivery_day_area')
            .whereRef('delivery_day_area.delivery_method_id', '=', 'delivery_method.id')
            .orderBy('zipcode_prefix')
            .select(['zipcode_prefix as zipcodePrefix', 'weekdays']),
        ).as('dayAreas'),
        jsonArrayFrom(
          method
            .selectFrom('delivery_rate')
            .whereRef('delivery_rate.delivery_method_id', '=', 'delivery_method.id')
            .orderBy('delivery_rate.position')
            .select(['max_weight_g as maxWeightG', 'max_side_mm as maxSideMm', 'max_volume_l as maxVolumeL', 'prices']),
        ).as('rates'),
        jsonArrayFrom(
          method.selectFrom('delivery_payment').whereRef('delivery_payment.delivery_method_id', '=', 'delivery_method.id').select('payment_method_id'),
        ).as('allowed'),
      ]),
    ).as('deliveries'),
    jsonArrayFrom(part.selectFrom('delivery_service_price').select(['service', 'size_class as sizeClass', 'currency', 'gross'])).as('servicePrices'),
    jsonArrayFrom(part.selectFrom('delivery_service_method').select(['service', 'delivery_method_id as methodId'])).as('serviceMethods'),
    jsonArrayFrom(
      part.selectFrom('payment_method').where('is_offered', '=', true).orderBy('position').select(['id', 'code', 'title', 'description', 'provider', 'currencies']),
    ).as('payments'),
  ]);
}

interface ServiceMethod {
  readonly service: DeliveryService;
  readonly methodId: number;
}

/** Whether a method offers a service: as the operator has set it, by default every home delivery. */
function isServed({ id, kind }: Pick<StoredDeliveryMethod, 'id' | 'kind'>, service: DeliveryService, serviceMethods: readonly ServiceMethod[]): boolean {
  const own = serviceMethods.filter((method) => method.service === service);
  return own.length === 0 ? kind === 'home' : own.some(({ methodId }) => methodId === id);
}

/** Loads the current methods. */
export async function loadMethods(db: Kysely<Database>): Promise<Methods> {
  const { deliveries, payments, servicePrices, serviceMethods } = await methodsQuery(db).executeTakeFirstOrThrow();
  const offeredIds = payments.map(({ id }) => id).sort((a, b) => a - b);
  return {
    deliveries: deliveries.map(({ allowed, ...method }) => ({
      ...method,
      servicePrices: servicePrices.filter(({ service }) => isServed(method, service, serviceMethods)),
      paymentIds: offeredIds.filter((id) => allowed.some(({ payment_method_id }) => payment_method_id === id)),
    })),
    payments,
  };
}

/** The payment methods of a currency. */
export function paymentsIn({ payments }: Methods, currency: Currency): StoredPaymentMethod[] {
  return payments.flatMap(({ currencies, ...method }) => (currencies === null || currencies.includes(currency) ? [method] : []));
}

/** The payment methods of a currency that this delivery method allows. */
export function paymentsFor(methods: Methods, deliveryMethodId: number, currency: Currency): StoredPaymentMethod[] {
  const delivery = methods.deliveries.find(({ id }) => id === deliveryMethodId);
  return paymentsIn(methods, currency).filter(({ id }) => delivery?.paymentIds.includes(id));
}
