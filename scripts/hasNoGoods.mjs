/** How long the API may take to answer, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Whether an open shop has no products, so that the operator adds them next. Without an answer of the API it is unknown,
 * and the shop counts as one with products.
 *
 * @param {string} apiUrl - such as `http://127.0.0.1:3010`
 * @returns {Promise<boolean>}
 */
export async function hasNoGoods(apiUrl) {
  try {
    const response = await fetch(`${apiUrl}/api/init`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer = response.ok ? await response.json() : undefined;
    return answer?.data?.all_products === 0;
  } catch {
    // The advice is optional: an unreachable API is reported elsewhere.
    return false;
  }
}
