import type { Catalogue } from './catalog/readModel/Catalogue.ts';
import type { SearchProducts } from './catalog/searchBorder.ts';
import type { Changes } from './platform/changes.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './config.ts';
import type { Db } from './platform/database/connect.ts';
import type { CouponLimit, LoginLimit, ReservationLimit, MailLimit } from './platform/http/rateLimits.ts';
import type { HomeVat } from './pricing/vat/HomeVat.ts';
import type { PaymentProviders } from './orders/payment/provider.ts';
import type { AddPlaceholder } from './media/addPlaceholder.ts';
import type { SearchGate } from './catalog/search/SearchGate.ts';
import type { RequestSessions } from './platform/session/requestSession.ts';

/** What the shop's calls work with; handed in whole, so that a test replaces what it wants. */
export interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly changes: Changes;
  readonly catalogue: Catalogue;
  readonly searchProducts: SearchProducts;
  readonly searchGate: SearchGate;
  readonly sessions: RequestSessions;
  readonly providers: PaymentProviders;
  readonly limitLogin: LoginLimit;
  readonly limitCoupons: CouponLimit;
  /** Hashes clients' addresses; the same in every process. */
  readonly clientSecret: string;
  /** What the operator is known by; `undefined`: there is none. */
  readonly operatorToken: string | undefined;
  readonly mayReserve: ReservationLimit;
  readonly limitMail: MailLimit;
  readonly addPlaceholder: AddPlaceholder;
  /** The VAT rate that shown prices hold. */
  readonly homeVat: HomeVat;
}
