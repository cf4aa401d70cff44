import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement after another. */
const STATEMENTS = [
  // Amounts are gross and in whole minor units of their currency everywhere. Texts are jsonb with a key per language.
  `CREATE TABLE setting (key text PRIMARY KEY, value text NOT NULL)`,
  `CREATE TABLE country (id int PRIMARY KEY, code char(2) NOT NULL UNIQUE, name jsonb NOT NULL, vat_percent numeric(4,2) NOT NULL CHECK (vat_percent >= 0))`,
  `CREATE TABLE city (country_id int NOT NULL REFERENCES country, zipcode text NOT NULL, name text NOT NULL, PRIMARY KEY (country_id, zipcode, name))`,
  `CREATE TABLE currency (id char(3) PRIMARY KEY, symbol text NOT NULL, is_default boolean NOT NULL, position int NOT NULL)`,

  `CREATE TABLE category (id int PRIMARY KEY, parent_id int REFERENCES category, position int NOT NULL, slug jsonb NOT NULL, title jsonb NOT NULL,
    description jsonb NOT NULL, merchant_google text NOT NULL, image jsonb NOT NULL)`,
  `CREATE TABLE category_path (locale char(2) NOT NULL, path text NOT NULL, category_id int NOT NULL REFERENCES category, PRIMARY KEY (locale, path), UNIQUE (category_id, locale))`,
  `CREATE TABLE category_ancestor (category_id int NOT NULL REFERENCES category, ancestor_id int NOT NULL REFERENCES category, PRIMARY KEY (category_id, ancestor_id))`,
  `CREATE INDEX category_ancestor_ancestor ON category_ancestor (ancestor_id)`,

  `CREATE TABLE brand (id int PRIMARY KEY, name text NOT NULL UNIQUE)`,
  `CREATE TABLE color (id int PRIMARY KEY, key text NOT NULL UNIQUE, title jsonb NOT NULL, hex char(7) NOT NULL)`,
  `CREATE TABLE product (id int PRIMARY KEY, sku text NOT NULL UNIQUE, category_id int REFERENCES category, brand_id int NOT NULL REFERENCES brand,
    position int NOT NULL, slug jsonb NOT NULL, title jsonb NOT NULL, subtitle jsonb NOT NULL, description jsonb NOT NULL, features jsonb NOT NULL, details jsonb NOT NULL,
    width_mm int NOT NULL, depth_mm int NOT NULL, height_mm int NOT NULL, weight_g int NOT NULL, images jsonb NOT NULL,
    is_for_order boolean NOT NULL, popularity int NOT NULL, created_at timestamptz NOT NULL)`,
  `CREATE INDEX product_category ON product (category_id)`,
  `CREATE TABLE product_name (product_id int NOT NULL REFERENCES product, locale char(2) NOT NULL, sort_key text COLLATE "C" NOT NULL, PRIMARY KEY (product_id, locale))`,
  `CREATE TABLE product_color (product_id int NOT NULL REFERENCES product, position int NOT NULL, color_id int NOT NULL REFERENCES color, PRIMARY KEY (product_id, position))`,
  `CREATE TABLE product_price (product_id int NOT NULL REFERENCES product, currency char(3) NOT NULL REFERENCES currency, gross bigint NOT NULL CHECK (gross >= 0),
    original_gross bigint NOT NULL, PRIMARY KEY (product_id, currency), CHECK (original_gross >= gross))`,
  `CREATE TABLE product_tier (product_id int NOT NULL, currency char(3) NOT NULL, quantity int NOT NULL CHECK (quantity > 0), quantity_to int,
    gross bigint NOT NULL CHECK (gross >= 0), PRIMARY KEY (product_id, currency, quantity),
    FOREIGN KEY (product_id, currency) REFERENCES product_price, CHECK (quantity_to >= quantity))`,
  `CREATE TABLE product_stock (product_id int PRIMARY KEY REFERENCES product, quantity int NOT NULL CHECK (quantity >= 0))`,

  `CREATE TABLE delivery_method (id int PRIMARY KEY, code text NOT NULL UNIQUE, position int NOT NULL, title jsonb NOT NULL, description jsonb NOT NULL,
    needs_address boolean NOT NULL, is_free_from_threshold boolean NOT NULL)`,
  // The first rate with sufficient limits applies; without one, the method cannot be chosen for the cart.
  `CREATE TABLE delivery_rate (delivery_method_id int NOT NULL REFERENCES delivery_method, position int NOT NULL, max_weight_g int, max_side_mm int, prices jsonb NOT NULL,
    PRIMARY KEY (delivery_method_id, position))`,
  `CREATE TABLE payment_method (id int PRIMARY KEY, code text NOT NULL UNIQUE, position int NOT NULL, title jsonb NOT NULL, description jsonb NOT NULL, provider text)`,
  `CREATE TABLE delivery_payment (delivery_method_id int NOT NULL REFERENCES delivery_method, payment_method_id int NOT NULL REFERENCES payment_method,
    PRIMARY KEY (delivery_method_id, payment_method_id))`,

  `CREATE TABLE app_user (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, email text NOT NULL UNIQUE CHECK (email = lower(email)), name text NOT NULL,
    password_hash text NOT NULL, created_at timestamptz NOT NULL)`,
  `CREATE TABLE visitor (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, user_id int UNIQUE REFERENCES app_user ON DELETE CASCADE)`,
  `CREATE TABLE session (id_hash text PRIMARY KEY, visitor_id bigint NOT NULL REFERENCES visitor ON DELETE CASCADE, expires_at timestamptz NOT NULL)`,
  `CREATE INDEX session_visitor ON session (visitor_id)`,
  `CREATE INDEX session_expires ON session (expires_at)`,
  `CREATE TABLE favourite (visitor_id bigint NOT NULL REFERENCES visitor ON DELETE CASCADE, product_id int NOT NULL REFERENCES product, created_at timestamptz NOT NULL,
    PRIMARY KEY (visitor_id, product_id))`,

  `CREATE TABLE cart (visitor_id bigint PRIMARY KEY REFERENCES visitor ON DELETE CASCADE, version bigint NOT NULL DEFAULT 0, customer jsonb NOT NULL DEFAULT '{}',
    delivery_method_id int REFERENCES delivery_method, payment_method_id int REFERENCES payment_method,
    comment text NOT NULL DEFAULT '', is_newsletter_subscription boolean NOT NULL DEFAULT false)`,
  `CREATE TABLE cart_line (visitor_id bigint NOT NULL REFERENCES cart ON DELETE CASCADE, product_id int NOT NULL REFERENCES product,
    quantity int NOT NULL CHECK (quantity > 0), added_at timestamptz NOT NULL, changed_at timestamptz NOT NULL, PRIMARY KEY (visitor_id, product_id))`,

  `CREATE TABLE shop_order (id bigint GENERATED ALWAYS AS IDENTITY (START WITH 10001) PRIMARY KEY, order_hash text NOT NULL UNIQUE,
    visitor_id bigint REFERENCES visitor ON DELETE SET NULL, user_id int REFERENCES app_user ON DELETE SET NULL,
    status text NOT NULL CHECK (status IN ('pending_payment', 'paid', 'payment_failed', 'confirmed', 'shipped', 'completed', 'cancelled')),
    currency char(3) NOT NULL REFERENCES currency, locale char(2) NOT NULL, created_at timestamptz NOT NULL, customer jsonb NOT NULL, summary jsonb NOT NULL,
    delivery_method_id int NOT NULL REFERENCES delivery_method, delivery_gross bigint NOT NULL CHECK (delivery_gross >= 0), delivery_net bigint NOT NULL,
    payment_method_id int NOT NULL REFERENCES payment_method, comment text NOT NULL, is_newsletter_subscription boolean NOT NULL,
    transaction_id text, payment_expires_at timestamptz, is_refund_due boolean NOT NULL DEFAULT false)`,
  `CREATE INDEX shop_order_expiry ON shop_order (payment_expires_at) WHERE payment_expires_at IS NOT NULL`,
  `CREATE TABLE order_line (order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE, position int NOT NULL, product_id int REFERENCES product ON DELETE SET NULL,
    sku text NOT NULL, name jsonb NOT NULL, quantity int NOT NULL CHECK (quantity > 0), stock_taken int NOT NULL CHECK (stock_taken >= 0),
    unit_gross bigint NOT NULL, unit_net bigint NOT NULL, total_gross bigint NOT NULL, total_net bigint NOT NULL, PRIMARY KEY (order_id, position))`,
  `CREATE TABLE idempotency_key (visitor_id bigint NOT NULL REFERENCES visitor ON DELETE CASCADE, key text NOT NULL, payload_hash text NOT NULL, order_id bigint REFERENCES shop_order,
    answer jsonb, started_at timestamptz NOT NULL, PRIMARY KEY (visitor_id, key))`,

  `CREATE TABLE payment_transaction (id text PRIMARY KEY, order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE, provider text NOT NULL,
    status text NOT NULL CHECK (status IN ('in_progress', 'success', 'error')), amount bigint NOT NULL CHECK (amount > 0), currency char(3) NOT NULL REFERENCES currency,
    locale char(2) NOT NULL, result_url text NOT NULL, created_at timestamptz NOT NULL, authorization_code text, response_code text, response_message text)`,
  `CREATE INDEX payment_transaction_order ON payment_transaction (order_id)`,

  `CREATE TABLE menu_item (id int PRIMARY KEY, menu text NOT NULL CHECK (menu IN ('header', 'footer')), parent_id int REFERENCES menu_item, position int NOT NULL,
    title jsonb NOT NULL, link_type text NOT NULL CHECK (link_type IN ('content', 'category', 'static')), slug jsonb NOT NULL, ref_id int)`,
  `CREATE TABLE faq_topic (id int PRIMARY KEY, position int NOT NULL, title jsonb NOT NULL)`,
  `CREATE TABLE faq_question (id int PRIMARY KEY, topic_id int NOT NULL REFERENCES faq_topic, position int NOT NULL, question jsonb NOT NULL, answer jsonb NOT NULL)`,
  `CREATE TABLE showroom (id int PRIMARY KEY, position int NOT NULL, name jsonb NOT NULL, address text NOT NULL, city text NOT NULL, zipcode text NOT NULL,
    phone text NOT NULL, email text NOT NULL, opening_hours jsonb NOT NULL)`,
];

export const shop: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
