import type { Locale } from '@feszek/contract';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { StoredCustomer } from '../../cart/storedCustomer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { MailLimit } from '../../platform/http/mailLimit.ts';
import { hashPassword } from '../../users/password.ts';
import type { NewRegistration } from '../../users/registrations.ts';
import { requireUncommonPassword } from '../../users/requireUncommonPassword.ts';

export interface OrderAccountParts {
  readonly clock: Clock;
  readonly limitMail: MailLimit;
  /** Stores a registration and enqueues its mail; returns its id. */
  readonly requestRegistration: (trx: Trx, clock: Clock, registration: NewRegistration) => Promise<number>;
}

/** The account that a guest requests with an order. */
export interface RequestedAccount {
  readonly password: string;
  readonly locale: Locale;
  readonly isNewsletterSubscription: boolean;
  /** The client's network address. */
  readonly address: string;
}

export interface PlacedOrder {
  readonly orderId: number;
  readonly customer: StoredCustomer;
}

/**
 * Requests the account in the transaction of its order. Rejects only if the order cannot be placed either.
 *
 * @throws ApiError `validation_failed` for a password that an attacker would try early: the buyer can choose another one
 */
export type RequestAccount = (trx: Trx, order: PlacedOrder) => Promise<void>;

/** A company's contact is the recipient of its delivery. */
function registrationOf({ customer }: PlacedOrder, { locale, isNewsletterSubscription }: RequestedAccount, passwordHash: string): NewRegistration {
  const { email = '', phone = '', invoice_data: billing, delivery_data: delivery } = customer;
  const { is_company: isCompany = false, name = '', tax_number = '' } = billing ?? {};
  return {
    email, phone, locale, passwordHash,
    name: (isCompany && delivery?.name) || name,
    is_company: isCompany,
    company_name: isCompany ? name : '',
    tax_number: isCompany ? tax_number : '',
    is_newsletter_subscription: isNewsletterSubscription,
  };
}

/**
 * Prepares the account of an order: hashing a password takes time, during which no lock of the order is held.
 *
 * An order is never lost because of its account. What fails is logged, undone to a savepoint, and stored as failed. The work
 * is the same whether the address has an account or not (decision 0060).
 */
export async function prepareAccount({ clock, limitMail, requestRegistration }: OrderAccountParts, log: FastifyBaseLogger, requested: RequestedAccount): Promise<RequestAccount> {
  const hash = await hashPassword(requested.password).then((passwordHash) => ({ passwordHash }), (error: unknown) => ({ error }));

  async function request(trx: Trx, order: PlacedOrder): Promise<number> {
    if ('error' in hash) throw hash.error;
    const registration = registrationOf(order, requested, hash.passwordHash);
    await limitMail({ ip: requested.address }, registration.email, trx);
    return requestRegistration(trx, clock, registration);
  }

  return async (trx, order) => {
    requireUncommonPassword(requested.password, 'account_password', order.customer.email ?? '');
    await sql`savepoint order_account`.execute(trx);
    const registration_id = await request(trx, order).catch(async (error: unknown) => {
      await sql`rollback to savepoint order_account`.execute(trx);
      log.warn({ err: error, order_id: order.orderId }, 'the account of an order could not be requested');
      return null;
    });
    await trx.insertInto('order_account').values({ order_id: order.orderId, registration_id, opened_at: null }).execute();
  };
}
