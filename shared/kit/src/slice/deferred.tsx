import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import { loadOnServer } from './serverLoads.ts';

/** The distance below and above the window from which a part with pictures is loaded: its pictures are drawn anew while nobody sees it. */
export const NEAR = '50% 0px';

/** React does not own the content of such an element, so it keeps the server's HTML. */
const NOT_OWNED = { __html: '' };
const subscribeToNothing = () => () => {};

/** An element as indices among its siblings, from a place down. */
type Path = readonly number[];

/** What a visitor did in the server's HTML: the focused element, the clicks that need the component, and the open disclosures. */
interface Use {
  readonly focus: Path | undefined;
  readonly clicks: readonly Path[];
  readonly open: readonly boolean[];
}

/** `undefined` if the element is not in the place. */
function pathIn(place: Element, element: Element | null): Path | undefined {
  const path: number[] = [];
  for (let part = element; part !== place; part = part.parentElement) {
    if (!part?.parentElement) return undefined;
    path.unshift([...part.parentElement.children].indexOf(part));
  }
  return path;
}

function elementAt(place: Element, path: Path): HTMLElement | undefined {
  const found = path.reduce<Element | undefined>((element, index) => element?.children[index], place);
  return found instanceof HTMLElement ? found : undefined;
}

function useOf(place: Element, clicked: ReadonlySet<Element>): Use {
  const clicks = [...clicked].flatMap((element) => { const path = pathIn(place, element); return path ? [path] : []; });
  return { focus: pathIn(place, document.activeElement), clicks, open: [...place.querySelectorAll('details')].map(({ open }) => open) };
}

/** Restores in the component's elements what the visitor did in the server's HTML, which is the same. */
function restore(place: Element, { focus, clicks, open }: Use): void {
  for (const [index, details] of place.querySelectorAll('details').entries()) details.open = open[index] ?? details.open;
  if (focus) elementAt(place, focus)?.focus({ preventScroll: true });
  for (const path of clicks) elementAt(place, path)?.click();
}

/**
 * Makes a component of its own chunk of the code, which a page from the server loads once the visitor scrolls to it. Until
 * then it is the server's HTML, whose links and disclosures work; clicks on `[data-replay]` are replayed. It is for parts below the first window.
 *
 * A page that the browser renders loads it immediately. Its properties must be stable objects: a page from the server loads
 * it when one changes.
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

  return function Deferred(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [clicked] = useState(() => new Set<Element>());
    const used = useRef<Use>(undefined);
    const isHydrating = useSyncExternalStore(subscribeToNothing, () => false, () => true);
    const [fromServer] = useState(isHydrating);
    const [first] = useState(props);
    const [Part, setPart] = useState(() => loaded);
    const [isNeeded, setIsNeeded] = useState(!fromServer);
    const isChanged = (Object.keys(props) as (keyof Props)[]).some((name) => props[name] !== first[name]);

    useEffect(() => {
      if (isNeeded || !place.current) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNeeded(true);
      }, { rootMargin: margin });
      observer.observe(place.current);
      return () => observer.disconnect();
    }, [isNeeded]);

    useEffect(() => {
      if (!isNeeded && !isChanged) return;
      let isMounted = true;
      // Without its code the part stays the server’s HTML.
      start().then((Loaded) => {
        if (!isMounted) return;
        used.current = place.current && fromServer ? useOf(place.current, clicked) : undefined;
        setPart(() => Loaded);
      }, (error: unknown) => console.error('A deferred part', error));
      return () => { isMounted = false; };
    }, [isNeeded, isChanged, fromServer, clicked]);

    useLayoutEffect(() => {
      if (Part && place.current && used.current) restore(place.current, used.current);
    }, [Part]);

    // As `early.ts` of the shell does for a whole screen.
    function holdClick(event: MouseEvent) {
      const button = event.target instanceof Element ? event.target.closest('[data-replay]') : null;
      if (!button) return;
      event.preventDefault();
      button.setAttribute('aria-busy', 'true');
      clicked.add(button);
      setIsNeeded(true);
    }

    if (Part) return <div key="part" ref={place}><Part {...props} /></div>;
    return <div key="server" ref={place} onClick={holdClick} suppressHydrationWarning dangerouslySetInnerHTML={NOT_OWNED} />;
  };
}
