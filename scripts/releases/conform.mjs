import { checkSlice, formatReport, readExamples } from '@feszek/conformance';
import { Failure } from '../failure.mjs';

/**
 * Checks whether the server of a slice follows the fragment protocol.
 *
 * @param {string | undefined} address - of the slice's server
 * @param {object} options
 * @param {readonly string[]} options.examples - paths of screens and references of parts
 * @param {string | undefined} options.shop - the address of a shop from which further examples are read
 * @returns {Promise<string>} the report
 * @throws {Failure} with the report, if a rule is broken
 */
export async function conform(address, { examples, shop }) {
  if (!address || !URL.canParse(address)) throw new Failure('Which address? For example: npm run slice -- conform http://127.0.0.1:3004');
  const checked = await checkSlice(address, [...examples, ...(shop === undefined ? [] : await readExamples(shop))]).catch((error) => {
    throw new Failure(error instanceof Error ? error.message : String(error));
  });
  const report = formatReport(checked);
  const broken = checked.filter(({ outcome }) => outcome === 'failed').length;
  if (broken > 0) throw new Failure(`${address} breaks ${broken} of ${checked.length} rules of the fragment protocol.`, report);
  return report;
}
