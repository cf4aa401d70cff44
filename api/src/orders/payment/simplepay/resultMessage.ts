import { MESSAGES } from '../responseMessages.ts';
import type { ResponseMessage } from '../responseMessages.ts';

/** What SimplePay's result codes mean to a buyer; all others are a refusal without a reason. Source: its v2 documentation. */
const MEANINGS: ReadonlyMap<string, ResponseMessage> = new Map(Object.entries({
  2013: MESSAGES.insufficientFunds,
  2019: MESSAGES.bankUnavailable,
  2020: MESSAGES.bankUnavailable,
  2021: MESSAGES.notConfirmed,
  2063: MESSAGES.cardNotAllowed,
  2064: MESSAGES.wrongDetails,
  2066: MESSAGES.limitExceeded,
  2071: MESSAGES.wrongDetails,
  2072: MESSAGES.wrongDetails,
  2073: MESSAGES.wrongDetails,
  3002: MESSAGES.notConfirmed,
  3003: MESSAGES.notConfirmed,
  3012: MESSAGES.notConfirmed,
  3013: MESSAGES.notConfirmed,
}));

/** What the buyer reads about a payment that was refused with this code. */
export function resultMessage(code: string): ResponseMessage {
  return MEANINGS.get(code) ?? MESSAGES.refused;
}
