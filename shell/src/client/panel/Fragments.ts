import type { RemoteSlice, SliceRootProps } from '@feszek/kit';

/** How long a fragment took, in milliseconds; `undefined` until it has been done. */
export interface FragmentTime {
  readonly slice: string;
  readonly fragment: string;
  prepare?: number;
  mount?: number;
}

export interface MountedFragment {
  readonly slice: string;
  readonly version: string;
  /** The fragment that is shown now: a screen replaces another one of its slice without a new mount. */
  readonly fragment: string;
  /** Whether the server rendered what is shown. */
  readonly isFromServer: boolean;
}

interface Mounted {
  readonly props: SliceRootProps;
  /** What is shown if the server rendered it. */
  readonly hydrated: SliceRootProps['views']['current'] | undefined;
}

/** Measures the lifecycles of fragments, and records where they are mounted. */
export class Fragments {
  readonly #times = new Map<string, FragmentTime>();
  readonly #mounted = new WeakMap<Element, Mounted & { readonly slice: string }>();

  /** The last times of each fragment. */
  get times(): readonly FragmentTime[] {
    return [...this.#times.values()];
  }

  /** The fragment in an element; `undefined` if the browser has mounted none. */
  mountedIn(element: Element): MountedFragment | undefined {
    const mounted = this.#mounted.get(element);
    if (!mounted) return undefined;
    const { slice, hydrated, props: { version, views: { current } } } = mounted;
    return { slice, version, fragment: current.request.fragment, isFromServer: current === hydrated };
  }

  /** The slice with functions that are measured. */
  observe(remote: RemoteSlice): RemoteSlice {
    const slice = remote.name;
    return {
      ...remote,
      prepare: (request, ...others) => this.#measure(slice, request.fragment, 'prepare', () => remote.prepare(request, ...others)),
      createLifeCycles: () => {
        const { mount, unmount, ...lifeCycles } = remote.createLifeCycles();
        return {
          ...lifeCycles,
          mount: (props) => {
            const { domElement, views: { current } } = props;
            const isHydrated = domElement.dataset['html'] === current.request.fragment;
            this.#mounted.set(domElement, { slice, props, hydrated: isHydrated ? current : undefined });
            return this.#measure(slice, current.request.fragment, 'mount', () => mount(props));
          },
          unmount: (props) => {
            this.#mounted.delete(props.domElement);
            return unmount(props);
          },
        };
      },
    };
  }

  async #measure<Result>(slice: string, fragment: string, phase: 'prepare' | 'mount', run: () => Promise<Result>): Promise<Result> {
    const name = `${slice}/${fragment}`;
    const time = this.#times.get(name) ?? { slice, fragment };
    this.#times.set(name, time);
    const start = performance.now();
    try {
      return await run();
    } finally {
      time[phase] = performance.now() - start;
    }
  }
}
