import { I18nProvider, useI18n } from '@feszek/i18n';
import { createElement, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { DeferredPlace } from './DeferredPlace.tsx';
import { partRendering } from './partRendering.ts';
import type { PartRoot } from './partRendering.ts';
import { isServer, loadOnServer } from './serverLoads.ts';
import { ShopContext, useShop } from './ShopContext.ts';
import { whenPainted } from './whenIdle.ts';

/** The distance below and above the window from which a part is loaded before the visitor sees it: a `rootMargin`. */
export const NEAR = '50% 0px';
/** The longest that a part of a page that the browser has rendered waits for an idle moment, in milliseconds. */
const PART_DELAY_MS = 500;

const subscribeToNothing = () => () => {};

/** Whether the component is in the server's HTML: on the server, and on the page that it has sent. */
function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(subscribeToNothing, () => false, () => true);
  const [isFromServer] = useState(isHydrating);
  return isFromServer;
}

/** Calls back when the component is hydrated. */
function Hydrated({ onHydrated }: { readonly onHydrated: () => void }): null {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Makes a component of its own chunk of the code, which a page from the server loads once the visitor scrolls to it. Until
 * then it is the server's HTML, whose links and disclosures work; clicks on `[data-replay]` are replayed. It is for parts
 * below the first window. A page that the browser renders loads it once its other parts are painted.
 *
 * In the server's HTML the part is a root of its own: React hydrates it later, without a change of its elements. Its
 * properties must be stable objects: the part is loaded when one changes.
 *
 * @param load - imports the component. Its webpack chunk is named `deferred-…`, so that the build adds its styles to those of the fragment
 * @param margin - of the window, within which the part is loaded: a `rootMargin`
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>, margin = '0px'): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  function start(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (Part) => (loaded = Part),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  loadOnServer(start);

  /**
   * Loads the component when it is needed, and again after a failure. Without its code a part of the server stays as it is.
   *
   * @param need - what needs the component: falsy for nothing, another value for another need
   */
  function useLoaded(need: unknown): ComponentType<Props> | undefined {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!need) return;
      let isMounted = true;
      start().then((Loaded) => isMounted && setPart(() => Loaded), (error: unknown) => reportError(error));
      return () => { isMounted = false; };
    }, [need]);
    return Part;
  }

  function InBrowser(props: Props) {
    const [isPainted, setIsPainted] = useState(false);
    useEffect(() => whenPainted(() => setIsPainted(true), PART_DELAY_MS), []);
    const Part = useLoaded(isPainted);
    return <div>{Part && createElement(Part, props)}</div>;
  }

  function FromServer(props: Props) {
    const shop = useShop();
    const i18n = useI18n();
    const prefix = useId();
    const place = useRef<HTMLDivElement>(null);
    const root = useRef<PartRoot>(undefined);
    const [first] = useState(props);
    const [isNeeded, setIsNeeded] = useState(false);
    const [isHydrated, setIsHydrated] = useState(false);
    const [clicked] = useState(() => new Set<HTMLElement>());
    const isChanged = (Object.keys(props) as (keyof Props)[]).some((name) => props[name] !== first[name]);
    const Part = useLoaded(isChanged ? props : isNeeded);

    function treeOf(Loaded: ComponentType<Props>, shown: Props): ReactNode {
      return (
        <ShopContext value={shop}>
          <I18nProvider i18n={i18n}>
            <Loaded {...shown} />
            <Hydrated onHydrated={onHydrated} />
          </I18nProvider>
        </ShopContext>
      );
    }

    const holdsClicks = useRef(true);
    const [onHydrated] = useState(() => () => {
      holdsClicks.current = false;
      setIsHydrated(true);
      for (const button of clicked) {
        button.removeAttribute('aria-busy');
        button.click();
      }
      clicked.clear();
    });

    useEffect(() => {
      if (isNeeded || !place.current) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNeeded(true);
      }, { rootMargin: margin });
      observer.observe(place.current);
      return () => observer.disconnect();
    }, [isNeeded]);

    // The HTML is that of the first properties, so it is hydrated with these.
    useEffect(() => {
      if (!Part || !place.current) return;
      if (!root.current) root.current = partRendering.hydrate?.(place.current, treeOf(Part, first), prefix);
      else if (isHydrated) root.current.render(treeOf(Part, props));
    });

    // React is rendering when the effect ends, so the root ends afterwards.
    useEffect(() => () => {
      const ended = root.current;
      root.current = undefined;
      if (ended) queueMicrotask(() => ended.unmount());
    }, []);

    // As `early.ts` of the shell does for a whole screen.
    function holdClick(event: MouseEvent) {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
      if (!button || !holdsClicks.current) return;
      event.preventDefault();
      button.setAttribute('aria-busy', 'true');
      clicked.add(button);
      setIsNeeded(true);
    }

    return <DeferredPlace ref={place} tree={isServer && loaded && treeOf(loaded, props)} prefix={prefix} onClickCapture={holdClick} />;
  }

  return function Deferred(props: Props) {
    return useIsFromServer() ? <FromServer {...props} /> : <InBrowser {...props} />;
  };
}
