import { array, boolean, lazy, mixed, number, object, ref, string } from 'yup';
import type { Lazy, Schema } from 'yup';
import { LOCALES } from './locale.ts';
import { SLOT_LIMITS } from './slotReference.ts';

/** Maximum length of an error message in characters, because it is logged. */
const MAX_REASON = 300;

/** A version is one segment of an address. */
const VERSION = /^[A-Za-z0-9][\w.+-]*$/;
/** The address of a slice's file under the shop's origin. No segment starts with a dot, which excludes `..`. */
const FILE_ADDRESS = /^(?=.{1,500}$)\/slices\/[a-z-]+\/[A-Za-z0-9][\w.+-]*(?:\/\w[\w.+@~-]*)+$/;
/** A file of a release, in the folder of the browser or of the server. */
const RELEASE_FILE = /^(?:browser|server)(?:\/\w[\w.+@~-]*)+$/;
const FILE_HASH = /^sha384-[A-Za-z0-9+/]{64}$/;
const FRAGMENT_NAME = /^[a-z0-9-]{1,100}$/;
/** The form of a slot's reference. `parseSlotReference` reads it, and a slot that it refuses stays empty. */
const SLOT_REFERENCE = /^[a-z0-9-]{1,100}\/[a-z0-9-]{1,100}(?:\?[^\s<>]{0,20000})?$/;
const PARAM_NAME = /^[a-z][a-z0-9_]{0,39}$/;
const ROUTE_NAME = /^[a-z][a-z0-9_-]{0,99}$/;
/** Up to eight segments below the language, each a fixed text or `{name}`; the last one may be `{name...}`. */
const ROUTE_PATH = /^\/(?:hu|en)(?:\/(?:[a-z0-9][a-z0-9._-]{0,99}|\{\w{1,40}\})){0,7}(?:\/\{\w{1,40}\.\.\.\})?$/;
const PLACE_NAME = /^[a-z][a-z-]{0,39}$/;
/** The name of an element without its prefix; `part` is the element for every part. */
const ELEMENT_NAME = /^(?!part$)[a-z][a-z-]{0,39}$/;
/** The path of a field in an answer of the API, or in a topic: `link.slug`, `colors[].hex`. */
const FIELD = /^[\w[\].{}?-]{1,200}$/;
const OPERATION = /^(?:GET|POST|PUT|DELETE) \/[\w/{}.*-]{1,200}$/;
const TOPIC = /^[a-z-]+\.[a-z-]+$/;
const PART = /^[a-z-]{1,40}\/[a-z0-9-]{1,100}$/;
const TAG = /^\S{1,200}$/;
/** A path of this shop. Two slashes, or a slash and a backslash, would name another host. */
const SHOP_PATH = /^\/(?![/\\])/;

/** A list of texts, validated by one test. A schema for each item would dominate the validation time of a record. */
function textsLike(pattern: RegExp, maxItems: number) {
  return array()
    .required()
    .max(maxItems)
    .test('texts', ({ path }) => `${path} must hold only texts that match ${pattern.source}`, (items) => items.every((item) => typeof item === 'string' && pattern.test(item)));
}

const version = string().required().max(100).matches(VERSION);
const files = textsLike(FILE_ADDRESS, 100);
const protocol = number().required().integer().min(1);

/** An object with arbitrary property names whose values have one schema. */
function recordOf(value: Schema, name: RegExp, maxNames: number) {
  return lazy((given: unknown) => {
    const names = typeof given === 'object' && given !== null ? Object.keys(given) : [];
    return object(Object.fromEntries(names.slice(0, maxNames).map((key) => [key, value])))
      .required()
      .test('names', ({ path }) => `${path} must have at most ${maxNames} names that match ${name.source}`, () => names.length <= maxNames && names.every((key) => name.test(key)));
  });
}

/** A field that is absent in manifests of earlier releases. */
function sinceLater(schema: Schema | Lazy<unknown>) {
  return lazy((given: unknown) => (given === undefined ? mixed() : schema));
}

const texts = object(Object.fromEntries(LOCALES.map((locale) => [locale, files]))).required();

const fragmentManifestSchema = object({
  kind: string().required().oneOf(['public', 'personal']),
  mode: string().required().oneOf(['hydrate', 'static', 'browser']),
  params: sinceLater(textsLike(PARAM_NAME, SLOT_LIMITS.params)),
  element: sinceLater(string().required().matches(ELEMENT_NAME)),
  styles: files,
  scripts: files,
  texts: sinceLater(texts),
}).required();

const routeQuerySchema = lazy((given: unknown) => (given === 'all' ? string() : textsLike(PARAM_NAME, 100)));

const routeSchema = object({
  name: string().required().matches(ROUTE_NAME),
  screen: string().required().matches(FRAGMENT_NAME),
  paths: object(Object.fromEntries(LOCALES.map((locale) => [locale, string().required().matches(ROUTE_PATH)]))).required(),
  auth: string().required().oneOf(['anyone', 'user']),
  cacheable: boolean().required(),
  query: routeQuerySchema,
}).required();

const operationsSchema = recordOf(textsLike(FIELD, 2000), OPERATION, 500);
const sideSchema = object({
  operations: sinceLater(operationsSchema),
  topics: sinceLater(recordOf(textsLike(FIELD, 200), TOPIC, 200)),
  parts: sinceLater(recordOf(textsLike(PARAM_NAME, SLOT_LIMITS.params), PART, 200)),
});

/** The shape of the needs and gives of a program, see `ContractParty`. */
export const contractSchema = object({ needs: sinceLater(sideSchema), gives: sinceLater(sideSchema) }).required();

const protocolsSchema = object({ min: protocol, max: protocol.min(ref('min')) }).required();

/** The shape of a slice's manifest, see `SliceManifest`. Fields of later releases are allowed. */
export const sliceManifestSchema = object({
  protocol,
  protocols: sinceLater(protocolsSchema),
  name: string().required(),
  version,
  remoteEntry: string().required().matches(FILE_ADDRESS),
  texts,
  fragments: recordOf(fragmentManifestSchema, FRAGMENT_NAME, 200),
  routes: sinceLater(array().of(routeSchema).max(200)),
  places: sinceLater(recordOf(string().required().matches(FRAGMENT_NAME), PLACE_NAME, 20)),
  needs: sinceLater(sideSchema),
  gives: sinceLater(sideSchema),
  files: sinceLater(recordOf(string().required().matches(FILE_HASH), RELEASE_FILE, 5000)),
}).required();

const pageHeadSchema = object({
  title: string().defined(),
  description: string(),
  canonical: string(),
  alternates: object(Object.fromEntries(LOCALES.map((locale) => [locale, string()]))).default(undefined),
  robots: string().oneOf(['noindex']),
  feeds: array(object({ type: string().required().oneOf(['application/rss+xml', 'application/feed+json']), title: string().required(), href: string().required().matches(SHOP_PATH) }).required()),
  structuredData: array(object().required()),
  type: string().oneOf(['article', 'product']),
  shareImage: string().matches(SHOP_PATH),
  preloadImages: array(object({ srcSet: string().required(), sizes: string().defined() }).required()),
}).required();

const publicPolicySchema = object({ maxAge: number().required().min(0), staleWhileRevalidate: number().required().min(0), tags: textsLike(TAG, 20_000) }).required();
const otherPolicySchema = object({ kind: string().required().oneOf(['public', 'personal']) }).required();

const cachePolicySchema = lazy((given: unknown) => {
  const isPublic = typeof given === 'object' && given !== null && 'kind' in given && given.kind === 'public';
  return isPublic ? publicPolicySchema : otherPolicySchema;
});

/** The shape of the first line of a fragment response, see `HeadRecord`. Fields of later releases are allowed. */
export const headRecordSchema = object({
  protocol,
  version,
  status: number().required().oneOf([200, 301, 302, 404]),
  location: string().when('status', ([status], schema) => (status === 301 || status === 302 ? schema.required().matches(SHOP_PATH) : schema)),
  head: pageHeadSchema,
  cache: cachePolicySchema,
  styles: files,
  scripts: files,
  slots: textsLike(SLOT_REFERENCE, 50),
}).required();

/**
 * Validates a value that another program sent, without conversion.
 *
 * @throws SyntaxError that names the first invalid field
 */
export function checkShape(schema: Schema, value: unknown): void {
  try {
    schema.validateSync(value, { strict: true });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ValidationError') throw error;
    throw new SyntaxError(error.message.slice(0, MAX_REASON), { cause: error });
  }
}
