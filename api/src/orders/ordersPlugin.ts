import type { App } from '../platform/http/app.ts';
import { orderAccessRoutes } from './access/routes.ts';
import type { OrderAccessParts } from './access/routes.ts';
import { orderAgainRoutes } from './again/routes.ts';
import type { OrderAgainParts } from './again/routes.ts';
import { orderListRoutes } from './list/routes.ts';
import { registerOrdersJobs } from './ordersJobs.ts';
import type { OrdersJobParts } from './ordersJobs.ts';
import { operatorOrderRoutes } from './operator/routes.ts';
import type { OperatorOrderParts } from './operator/routes.ts';
import { abandonedRoutes } from './payment/abandonedRoutes.ts';
import type { AbandonedParts } from './payment/abandonedRoutes.ts';
import { notificationRoutes } from './payment/notificationRoutes.ts';
import type { NotificationParts } from './payment/notificationRoutes.ts';
import { returnRoutes } from './payment/returnRoutes.ts';
import type { ReturnParts } from './payment/returnRoutes.ts';
import { proofRoutes } from './proof/routes.ts';
import type { ProofParts } from './proof/routes.ts';
import { orderRoutes } from './routes.ts';
import type { OrderRouteParts } from './routes.ts';
import { trackingRoutes } from './tracking/routes.ts';
import type { TrackingParts } from './tracking/routes.ts';
import { withdrawalOperatorRoutes } from './withdrawals/operatorRoutes.ts';
import type { WithdrawalOperatorParts } from './withdrawals/operatorRoutes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';
import type { WithdrawalParts } from './withdrawals/routes.ts';

type PaymentParts = AbandonedParts & NotificationParts & ReturnParts;

export interface OrdersOptions extends OrderRouteParts, OrderAccessParts, OrderAgainParts, ProofParts, OperatorOrderParts, PaymentParts, TrackingParts, WithdrawalParts, WithdrawalOperatorParts, OrdersJobParts {}

/** Orders from placing to withdrawal, and their payment. */
export async function ordersPlugin(app: App, options: OrdersOptions): Promise<void> {
  registerOrdersJobs(options);
  orderRoutes(app, options);
  orderListRoutes(app, options);
  orderAccessRoutes(app, options);
  orderAgainRoutes(app, options);
  proofRoutes(app, options);
  operatorOrderRoutes(app, options);
  withdrawalRoutes(app, options);
  withdrawalOperatorRoutes(app, options);
  trackingRoutes(app, options);
  returnRoutes(app, options);
  abandonedRoutes(app, options);
  await notificationRoutes(app, options);
}
