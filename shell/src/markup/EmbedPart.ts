import type { FragmentManifest, FragmentRequest, SliceName } from '@feszek/contract';

/** A release of a slice, with absolute addresses. */
export interface EmbedRelease {
  readonly version: string;
  readonly remoteEntry: string;
  /** The hash of the entry; absent for a release without hashes. */
  readonly integrity?: string;
}

/** `GET /embed/{slice}/{part}.json`: what an element of another page shows. Addresses are absolute. */
export interface EmbedPart extends EmbedRelease {
  readonly slice: SliceName;
  readonly mode: FragmentManifest['mode'];
  readonly request: FragmentRequest;
  /** References: see `fileReference`. */
  readonly styles: readonly string[];
  /** Shown until the part reacts; empty for a part that only the browser renders. */
  readonly html: string;
  /** From which the HTML was rendered; absent for a part that loads its data by itself. */
  readonly data?: unknown;
}

/** An element of other pages. */
export interface EmbedElement {
  /** Slice and part; absent for the element that shows any part. */
  readonly part?: string;
  /** The attributes that are parameters of the part. */
  readonly params: readonly string[];
}

/** What the shop writes into `/embed.js`, in front of the loader. */
export interface EmbedConfig {
  readonly shopUrl: string;
  /** References of the scripts of the runtime, in order. */
  readonly scripts: readonly string[];
  /** References of the style sheets that every part has. */
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The elements, without their prefix. */
  readonly elements: Readonly<Record<string, EmbedElement>>;
  /** The slice of the cart, which is loaded when a visitor adds a product; absent while it is unavailable. */
  readonly cart?: EmbedRelease;
}
