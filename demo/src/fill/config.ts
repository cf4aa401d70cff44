import { isOnThisMachine } from '@feszek/contract/this-machine';

const MOST_PRODUCTS = 200_000;

export interface FillConfig {
  /** Whether an empty shop is filled with the demonstration goods. */
  readonly isFilling: boolean;
  /** Whether missing pictures of the demonstration goods are painted. */
  readonly isPainting: boolean;
  /** The number of products for an empty shop; `undefined`: the whole range. */
  readonly products: number | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readSwitch(environment: Environment, name: string): boolean | undefined {
  const text = environment[name]?.trim() ?? '';
  if (text !== '' && text !== 'on' && text !== 'off') throw new RangeError(`${name} must be on or off, but it is "${text}".`);
  return text === '' ? undefined : text === 'on';
}

function readProducts(environment: Environment): number | undefined {
  const text = environment['DEMO_PRODUCTS']?.trim() ?? '';
  if (text === '') return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > MOST_PRODUCTS) throw new RangeError(`DEMO_PRODUCTS must be a whole number from 1 to ${MOST_PRODUCTS}, but it is "${text}".`);
  return count;
}

/**
 * Reads the settings of the demonstration goods. A shop with `DATABASE_URL` or a public address gets no demonstration goods
 * unless `DEMO` is `on`: it is a real shop. `npm start` sets `SHOP_DATABASE` to `own` if it runs the shop's database
 * server itself.
 *
 * @throws RangeError with one sentence that names the variable and its allowed values
 */
export function readFillConfig(environment: Environment, shopUrl: string): FillConfig {
  const isForTrying = environment['SHOP_DATABASE'] === 'own' && isOnThisMachine({ shopUrl });
  const isFilling = readSwitch(environment, 'DEMO') ?? isForTrying;
  return { isFilling, isPainting: isFilling && (readSwitch(environment, 'DEMO_PICTURES') ?? true), products: readProducts(environment) };
}
