import { ApiError } from '../../platform/http/errors.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * A provider to whom the buyer's data goes may want him to agree beforehand.
 *
 * @throws ApiError `validation_failed` where he has not
 */
export function checkStatement(provider: PaymentProvider | undefined, isAccepted: boolean | undefined): void {
  if (!provider?.needsDataTransferStatement || isAccepted) return;
  throw new ApiError('validation_failed', { fields: [{ path: 'is_data_transfer_accepted', code: 'must_accept' }] });
}
