import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { loadOnServer } from './serverLoads.ts';

/** React does not own the content of such an element, so it keeps the server's HTML. */
const NOT_OWNED = { __html: '' };
const subscribeToNothing = () => () => {};

/** What a visitor may have changed in the server's HTML: the focus, as indices from the place down, and the open disclosures. */
interface Use {
  readonly focus: readonly number[] | undefined;
  readonly open: readonly boolean[];
}

/** The indices of an element and its ancestors among their siblings, from a place down; `undefined` if it is not in the place. */
function pathIn(place: Element, element: Element | null): number[] | undefined {
  const path: number[] = [];
  for (let part = element; part !== place; part = part.parentElement) {
    if (!part?.parentElement) return undefined;
    path.unshift([...part.parentElement.children].indexOf(part));
  }
  return path;
}

function useOf(place: Element): Use {
  return { focus: pathIn(place, document.activeElement), open: [...place.querySelectorAll('details')].map(({ open }) => open) };
}

/** Restores in the component's elements what the visitor did in the server's HTML, which is the same. */
function restore(place: Element, { focus, open }: Use): void {
  for (const [index, details] of place.querySelectorAll('details').entries()) details.open = open[index] ?? details.open;
  const target = focus?.reduce<Element | undefined>((element, index) => element?.children[index], place);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/**
 * Makes a component of its own chunk of the code, which a page from the server loads once the visitor scrolls to it. Until
 * then it is the server's HTML, whose links and disclosures work. It is for parts below the first window.
 *
 * A page that the browser renders loads it immediately. Its properties must be stable objects: a page from the server loads
 * it when one changes.
 *
 * @param load - imports the component. Its webpack chunk is named `deferred-…`, so that the build adds its styles to those of the fragment
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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
      });
      observer.observe(place.current);
      return () => observer.disconnect();
    }, [isNeeded]);

    useEffect(() => {
      if (!isNeeded && !isChanged) return;
      let isMounted = true;
      // Without its code the part stays the server’s HTML.
      start().then((Loaded) => {
        if (!isMounted) return;
        used.current = place.current && fromServer ? useOf(place.current) : undefined;
        setPart(() => Loaded);
      }, (error: unknown) => console.error('A deferred part', error));
      return () => { isMounted = false; };
    }, [isNeeded, isChanged, fromServer]);

    useLayoutEffect(() => {
      if (Part && place.current && used.current) restore(place.current, used.current);
    }, [Part]);

    if (Part) return <div key="part" ref={place}><Part {...props} /></div>;
    return <div key="server" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={NOT_OWNED} />;
  };
}
