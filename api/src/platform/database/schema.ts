import type { Currency, FieldFault, Image, ImportResult, Locale, OrderStatus, PaymentFailure, Product, QuoteRequester, QuoteWishes, TrackedCart } from '@feszek/contract';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CouponFaultCode } from '../../pricing/coupons/couponFault.ts';
import type { PictureSpec } from '@feszek/demo/drawing';
import type { ContentTables } from './tables/content.ts';
import type { CouponTables } from './tables/coupons.ts';
import type { MediaTables } from './tables/media.ts';
import type { OrderHistoryTables } from './tables/orderHistory.ts';
import type { OutboxTables } from './tables/outbox.ts';
import type { QuoteTables } from './tables/quotes.ts';
import type { SearchTables } from './tables/search.ts';
import type { WithdrawalTables } from './tables/withdrawals.ts';

/** A text with one entry per language. */
export type Texts = Record<Locale, string>;
/** A jsonb column: written as JSON text. */
type Json<Value extends object> = JSONColumnType<Value, string, string>;
/** Whole minor units by currency. */
export type AmountsByCurrency = Record<Currency, number>;

export interface StoredImage extends Omit<Image, 'alt'> {
  readonly alt: Texts;
}

export interface StoredImages {
  readonly cutout: StoredImage;
  readonly room: StoredImage | null;
  readonly all: readonly StoredImage[];
}

export interface StoredParty {
  readonly name: string;
  readonly address: Texts;
  readonly email: string;
}

/** Who makes a brand's products, and who answers for them in the European Union where that is somebody else. */
export interface StoredMaker {
  readonly manufacturer: StoredParty;
  readonly responsiblePerson: StoredParty | null;
}

export interface StoredAddress {
  readonly name: string;
  readonly country_id: number;
  readonly address: string;
  readonly city: string;
  readonly zipcode: string;
}

/** What a buyer has told so far; each checkout step adds its part. */
export interface StoredCustomer {
  readonly email?: string;
  readonly phone?: string;
  readonly invoice_data?: StoredAddress & { readonly is_company: boolean; readonly tax_number: string };
  readonly delivery_data?: StoredAddress;
}

/** What a visitor has told of the quote that he is about to ask for; each step adds its part. */
export interface StoredQuoteDraft {
  readonly requester?: QuoteRequester;
  readonly wishes?: QuoteWishes;
}

/** A cart's or an order's sums in whole minor units, as `totals.ts` adds them up. */
export interface StoredSummary {
  readonly quantity: number;
  readonly itemsGross: number;
  readonly itemsNet: number;
  readonly savingGross: number;
  readonly savingNet: number;
  readonly discountGross: number;
  readonly discountNet: number;
  readonly deliveryGross: number;
  readonly deliveryNet: number;
  /** What a coupon takes off the delivery; `deliveryGross` is what is left. */
  readonly deliverySavingGross: number;
  readonly deliverySavingNet: number;
  /** What rounding to cash adds to the sum or takes off it. */
  readonly roundingGross: number;
  /** The rate, in percent, by which the net sums are worked out. */
  readonly vatPercent: number;
}

interface MethodTable {
  id: number;
  code: string;
  position: number;
  title: Json<Texts>;
  description: Json<Texts>;
}

/** Every table; a part with tables of its own writes them down in `tables/`. */
export interface Database extends ContentTables, CouponTables, MediaTables, OrderHistoryTables, OutboxTables, QuoteTables, SearchTables, WithdrawalTables {
  setting: { key: string; value: string };
  country: { id: number; code: string; name: Json<Texts> };
  /** A country's standard rate from a day (as `2026-07-01`) on. */
  vat_rate: { country_id: number; valid_from: string; percent: number };
  city: { country_id: number; zipcode: string; name: string };
  currency: { id: Currency; symbol: string; is_default: boolean; position: number };
  category: {
    id: number;
    parent_id: number | null;
    position: number;
    slug: Json<Texts>;
    title: Json<Texts>;
    description: Json<Texts>;
    merchant_google: string;
    image: Json<StoredImage>;
  };
  category_path: { locale: Locale; path: string; category_id: number };
  category_ancestor: { category_id: number; ancestor_id: number };
  brand: {
    id: number;
    slug: string;
    name: string;
    image: JSONColumnType<StoredImage | null, string | null, string | null>;
    maker: JSONColumnType<StoredMaker | null, string | null | undefined, string | null>;
  };
  color: { id: number; key: string; position: Generated<number>; title: Json<Texts>; hex: string };
  product: {
    id: number;
    sku: string;
    category_id: number | null;
    brand_id: number;
    position: number;
    slug: Json<Texts>;
    title: Json<Texts>;
    subtitle: Json<Texts>;
    description: Json<Texts>;
    features: Json<Record<Locale, readonly string[]>>;
    details: Json<readonly { readonly label: Texts; readonly value: Texts }[]>;
    material: Json<Texts>;
    care: Json<Record<Locale, readonly string[]>>;
    warnings: JSONColumnType<Record<Locale, readonly string[]>, string | undefined, string>;
    width_mm: number;
    depth_mm: number;
    height_mm: number;
    weight_g: number;
    images: Json<StoredImages>;
    is_for_order: boolean;
    popularity: number;
    created_at: Date;
    /** Of `width`, `depth`, `height` and `weight`, those that nobody has told: what is usual of the kind stands in their place. */
    assumed_measures: Generated<readonly string[]>;
    /** When an import last changed it; `null` for never. */
    changed_at: Generated<Date | null>;
  };
  product_picture: { product_id: number; spec: Json<PictureSpec> };
  category_picture: { category_id: number; spec: Json<PictureSpec> };
  catalogue_import: {
    id: string;
    state: 'open' | 'applied' | 'discarded';
    created_at: Date;
    touched_at: Date;
    result: JSONColumnType<ImportResult | null, string | null, string | null>;
  };
  catalogue_import_row: {
    import_id: string;
    line: number;
    sku: string | null;
    faults: JSONColumnType<readonly FieldFault[] | null, string | null, string | null>;
    category_hu: string | null;
    category_en: string | null;
    category_google: string | null;
    picture: JSONColumnType<PictureSpec | null, string | null, string | null>;
  };
  product_name: { product_id: number; locale: Locale; sort_key: string };
  product_color: { product_id: number; position: number; color_id: number };
  product_price: { product_id: number; currency: Currency; gross: number; original_gross: number; since: Date };
  product_earlier_price: { product_id: number; currency: Currency; since: Date; gross: number };
  product_tier: { product_id: number; currency: Currency; quantity: number; quantity_to: number | null; gross: number };
  related_product: { product_id: number; position: number; related_id: number };
  product_stock: { product_id: number; quantity: number };
  catalogue_change: { id: Generated<number>; xid: Generated<string>; changed_at: Generated<Date>; product_ids: number[] };
  delivery_time: { stock_state: Product['stock_state']; min_days: number; max_days: number };
  /** Days off beside weekends and public holidays, as `2026-12-28`. */
  rest_day: { day: string };
  delivery_method: MethodTable & { needs_address: boolean; is_free_from_threshold: boolean };
  delivery_rate: { delivery_method_id: number; position: number; max_weight_g: number | null; max_side_mm: number | null; max_volume_l: number | null; prices: Json<AmountsByCurrency> };
  payment_method: MethodTable & { provider: string | null; is_offered: Generated<boolean>; currencies: string[] | null };
  delivery_payment: { delivery_method_id: number; payment_method_id: number };
  app_user: { id: Generated<number>; email: string; name: string; password_hash: string; created_at: Date };
  /** `open_quote_id`: the offer whose checkout he has begun. */
  visitor: { id: Generated<number>; user_id: number | null; open_quote_id: number | null };
  session: { id_hash: string; visitor_id: number; expires_at: Date };
  favourite: { visitor_id: number; product_id: number; created_at: Date };
  cart: {
    visitor_id: number;
    version: Generated<number>;
    customer: JSONColumnType<StoredCustomer, string | undefined, string>;
    delivery_method_id: number | null;
    payment_method_id: number | null;
    comment: Generated<string>;
    is_newsletter_subscription: Generated<boolean>;
    coupon: string | null;
    coupon_fault: CouponFaultCode | null;
    quote_draft: JSONColumnType<StoredQuoteDraft, string | undefined, string>;
  };
  cart_line: {
    visitor_id: number;
    product_id: number;
    quantity: number;
    added_at: Date;
    changed_at: Date;
    reserved_quantity: Generated<number>;
    reserved_until: Date | null;
    seen_gross: JSONColumnType<AmountsByCurrency | null, string | null, string | null>;
    gross_before: JSONColumnType<AmountsByCurrency | null, string | null, string | null>;
  };
  shop_order: {
    id: Generated<number>;
    order_hash: string;
    visitor_id: number | null;
    user_id: number | null;
    status: OrderStatus;
    currency: Currency;
    locale: Locale;
    created_at: Date;
    customer: Json<StoredCustomer>;
    summary: Json<StoredSummary>;
    delivery_method_id: number;
    delivery_gross: number;
    delivery_net: number;
    payment_method_id: number;
    comment: string;
    is_newsletter_subscription: boolean;
    transaction_id: string | null;
    payment_expires_at: Date | null;
    email_key: GeneratedAlways<string | null>; phone_key: GeneratedAlways<string | null>;
    client_key: string | null;
    is_refund_due: Generated<boolean>;
    tracking_url: Generated<string | null>;
    carrier: Generated<string | null>;
    coupon: string | null;
    tracking: JSONColumnType<TrackedCart | null, string | null, string | null>;
  };
  order_line: {
    order_id: number;
    position: number;
    product_id: number | null;
    sku: string;
    name: Json<Texts>;
    quantity: number;
    stock_taken: number;
    unit_gross: number;
    unit_net: number;
    total_gross: number;
    total_net: number;
    discount_gross: Generated<number>;
    discount_net: Generated<number>;
  };
  idempotency_key: {
    visitor_id: number;
    key: string;
    payload_hash: string;
    order_id: number | null;
    answer: JSONColumnType<object>;
    started_at: Date;
  };
  payment_transaction: {
    id: string;
    order_id: number;
    provider: string;
    status: 'in_progress' | 'success' | 'error';
    amount: number;
    currency: Currency;
    locale: Locale;
    result_url: string;
    created_at: Date;
    authorization_code: string | null;
    response_code: string | null; response_message: string | null;
    provider_id: string | null;
    failure: PaymentFailure | null;
    checked_at: Date | null;
    checks: Generated<number>;
  };
  payment_event: { provider: string; event_id: string; transaction_id: string; kind: string; received_at: Date };
  payment_refund: {
    id: string;
    transaction_id: string;
    status: 'due' | 'done';
    provider_refund_id: string | null;
    attempts: Generated<number>;
    next_attempt_at: Date;
    last_error: string | null;
    created_at: Date;
    done_at: Date | null;
  };
  menu_item: {
    id: number;
    menu: 'header' | 'footer';
    parent_id: number | null;
    position: number;
    title: Json<Texts>;
    link_type: 'content' | 'category' | 'static';
    slug: Json<Texts>;
    ref_id: number | null;
  };
}
