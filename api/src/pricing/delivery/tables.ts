import type { Currency, DeliveryKind, DeliveryService, SizeClass } from '@feszek/contract';
import type { Weekday } from '@feszek/contract/calendar';
import type { Generated } from 'kysely';
import type { AmountsByCurrency, Json, Texts } from '../../platform/database/columns.ts';
import type { SellerAccount } from './transferTexts.ts';

interface MethodTable {
  id: number;
  code: string;
  position: number;
  title: Json<Texts>;
  description: Json<Texts>;
}

/** Delivery methods with their rates, and the payment methods that they allow. */
export interface MethodTables {
  delivery_method: MethodTable & {
    kind: DeliveryKind;
    is_free_from_threshold: boolean;
    /** Working days beside those of home delivery. */
    more_min_days: Generated<number>;
    more_max_days: Generated<number>;
    cut_off_hour: Generated<number | null>;
    /** How many days a buyer can choose from; 0 for none. */
    day_count: Generated<number>;
    /** Orders of one day; `null` without a limit. */
    day_capacity: Generated<number | null>;
  };
  delivery_day_area: { delivery_method_id: number; zipcode_prefix: string; weekdays: Weekday[] };
  delivery_rate: { delivery_method_id: number; position: number; max_weight_g: number | null; max_side_mm: number | null; max_volume_l: number | null; prices: Json<AmountsByCurrency> };
  /** Gross, whole minor units. A size class without a price is not offered. */
  delivery_service_price: { service: DeliveryService; size_class: SizeClass; currency: Currency; gross: number };
  /** The methods of a service; a service without rows is offered with every home delivery. */
  delivery_service_method: { service: DeliveryService; delivery_method_id: number };
  payment_method: MethodTable & { provider: string | null; is_offered: Generated<boolean>; currencies: string[] | null; account: Json<SellerAccount> | null };
  delivery_payment: { delivery_method_id: number; payment_method_id: number };
}

declare module '../../platform/database/schema.ts' {
  interface Database extends MethodTables {}
}
