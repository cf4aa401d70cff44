/** How long the API may take to answer, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * The number of products that an open shop sells.
 *
 * @param {string} apiUrl - such as `http://127.0.0.1:3010`
 * @returns {Promise<number | undefined>} `undefined`: the API does not answer, or answers with an error
 */
export async function countGoods(apiUrl) {
  try {
    const response = await fetch(`${apiUrl}/api/init`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer = response.ok ? await response.json() : undefined;
    const count = answer?.data?.all_products;
    return typeof count === 'number' ? count : undefined;
  } catch {
    // Nothing depends on the number alone: an unreachable API is reported elsewhere.
    return undefined;
  }
}
