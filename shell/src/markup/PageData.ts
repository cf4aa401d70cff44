import type { Currency, Locale, RouteChanges, SliceName, VatMode } from '@feszek/contract';

/** The data of a page that the server writes into it for the shell's client. */
export interface PageData {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly vatMode: VatMode;
  readonly buildId: string;
  /** Per slice its release, the hash of its entry (absent if that is not checked), and the screens and parts of pages that it has. */
  readonly remotes: Readonly<Record<SliceName, { readonly version: string; readonly remoteEntry: string; readonly integrity?: string | undefined; readonly fragments: readonly string[] }>>;
  /** How the routes of the page's plan differ from the contract's; absent if they do not. */
  readonly routes?: RouteChanges | undefined;
  readonly page: { readonly status: 200; readonly routeName: string; readonly slice: SliceName; readonly fragment: string } | { readonly status: 404 | 410 | 503 };
  /** Whether forms have a bot check that the content policy of this page does not permit. */
  readonly isBotCheckBlocked: boolean;
  /** Address of the popup tool's script; `undefined` in a shop without one. */
  readonly popupScript: string | undefined;
  /** Whether visitors may read pages without network: a service worker copies them. */
  readonly hasOfflineCopies: boolean;
  readonly isDevelopment: boolean;
  /** The release that only this visitor sees; absent on other pages. */
  readonly preview?: { readonly slice: SliceName; readonly version: string } | undefined;
}
