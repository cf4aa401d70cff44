/** An element of a page, in any browser engine. */
export interface EngineElement {
  /** Calls a function in the page with the element. The function is serialised, so it cannot use its closure. */
  evaluate<Result>(look: (element: Element) => Result): Promise<Awaited<Result>>;
  /** Clicks the middle of the element with the pointer. */
  click(): Promise<void>;
  /** Types with the keyboard. */
  type(text: string): Promise<void>;
}

/** One tab with a separate profile, in any browser engine. */
export interface EngineTab {
  /** Loads a document. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs the source of a library in the document. */
  run(source: string): Promise<void>;
  /** Calls a function in the page. The function is serialised, so it can use only its arguments. */
  evaluate<Result>(look: (...args: string[]) => Result, ...args: string[]): Promise<Awaited<Result>>;
  /** The element that a function finds in the page. */
  element(look: (...args: string[]) => Element | null, ...args: string[]): Promise<EngineElement | undefined>;
  /** Console messages and uncaught errors since the tab was opened, if the engine's protocol reports them. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  openTab(): Promise<EngineTab>;
  /** Ends the browser and removes its profiles. */
  close(): Promise<void>;
}

/** The window of a phone, in CSS pixels. */
export const PHONE = { width: 390, height: 844 } as const;
