import { ApiError } from '../../platform/http/errors.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * A provider that receives the buyer's data may require their consent.
 *
 * @throws ApiError `validation_failed` without their consent
 */
export function checkStatement(provider: PaymentProvider | undefined, isAccepted: boolean | undefined): void {
  if (!provider?.needsDataTransferStatement || isAccepted) return;
  throw new ApiError('validation_failed', { fields: [{ path: 'is_data_transfer_accepted', code: 'must_accept' }] });
}
