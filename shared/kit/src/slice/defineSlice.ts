import type { Locale, PlaceName, SliceName } from '@feszek/contract';
import type { Messages } from '@feszek/i18n';
import type { SliceHost } from './host.ts';
import type { AnyScreen } from './screen.ts';
import { isServer, serverLoadsDone } from './serverLoads.ts';

/** A parameter that a part accepts from its slot. */
export interface ParamRule {
  /** Matches the whole text of a valid value; a list is one text with commas. */
  readonly pattern: RegExp;
  readonly isRequired?: boolean;
}

/** The route of a screen, in the declaration of its slice. */
export interface ScreenRoute {
  /** Unique in the shop. */
  readonly name: string;
  /**
   * The path in each language, with the language first. `{name}` is one segment, and `{name...}` at the end one or more. The
   * first segment after the language is a fixed text.
   */
  readonly paths: Readonly<Record<Locale, string>>;
  /** `user`: guests are redirected to the sign-in page. */
  readonly auth?: 'user';
  /** The query parameters that a public screen reads. A personal one gets the whole query. */
  readonly query?: readonly string[];
}

export interface FragmentDefinition {
  /** A `public` fragment is the same for every visitor; for a `personal` one the shell sends the visitor's cookies. */
  readonly kind: 'public' | 'personal';
  /** `static`: only HTML, never hydrated. `browser`: no HTML from the server, only its reserved space. */
  readonly mode: 'hydrate' | 'static' | 'browser';
  /** Makes the fragment the screen of a route. A screen whose route is in the contract needs none. */
  readonly route?: ScreenRoute;
  /** The place of the layout that the part fills on every page. */
  readonly place?: PlaceName;
  /** The parameters that a part accepts from its slot, by name; `load` reads them from `params`. Screens declare none: theirs come from the route. */
  readonly params?: Readonly<Record<string, ParamRule>>;
  /** Pages of others show the public part as `<feszek-{element}>`, whose attributes are its parameters. No other slice has this element. */
  readonly element?: string;
  /** Loads the screen. Its webpack chunk is named `fragment-{name}`, so that the build knows its files. */
  load(): Promise<{ readonly screen: AnyScreen }>;
}

export interface SliceDefinition {
  readonly name: SliceName;
  readonly messages: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>>;
  readonly fragments: Readonly<Record<string, FragmentDefinition>>;
  /** Runs once per page in the browser, before the first mount: answers requests of the bus, loads the visitor's data. */
  start?(host: SliceHost): void;
}

/** On the server, a fragment is loaded once all code is loaded that its rendering needs there. */
function withServerLoads(fragment: FragmentDefinition): FragmentDefinition {
  return {
    ...fragment,
    async load() {
      const module = await fragment.load();
      await serverLoadsDone();
      return module;
    },
  };
}

/** Declares a slice: its name, texts, screens and parts of pages. */
export function defineSlice(definition: SliceDefinition): SliceDefinition {
  if (!isServer) return definition;
  const fragments = Object.entries(definition.fragments).map(([name, fragment]) => [name, withServerLoads(fragment)] as const);
  return { ...definition, fragments: Object.fromEntries(fragments) };
}
