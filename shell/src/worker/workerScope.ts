/** The parts of the service worker's global scope that this worker uses; the library of the DOM does not declare them. */
export interface ExtendableEventLike {
  waitUntil(work: Promise<unknown>): void;
}

export interface MessageEventLike extends ExtendableEventLike {
  readonly data: unknown;
}

export interface FetchEventLike extends ExtendableEventLike {
  readonly request: Request;
  /** The answer to a navigation that the browser requested while the worker started; `undefined` without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly language: string };
  readonly registration: {
    unregister(): Promise<boolean>;
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  /** What the server writes before the worker's code. */
  readonly feszekBuild: WorkerBuild;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventLike) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void;
}

/** The shell's build that the worker belongs to. */
export interface WorkerBuild {
  readonly version: string;
  /** Address of the script of a copy, which loads the page again once the connection is back. */
  readonly connectionScript: string;
}
