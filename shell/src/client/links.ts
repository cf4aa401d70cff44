import { rememberScroll } from './router/Router.ts';
import type { Router } from './router/Router.ts';

/** A pointer that rests this long on a link counts as intent, in milliseconds. */
const INTENT_MS = 60;

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link : undefined;
}

function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented && !link.target && !link.hasAttribute('download') && link.dataset['document'] === undefined;
}

function isSamePage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === window.location.pathname && link.search === window.location.search;
}

/** The address that the browser would request for a GET form, without empty fields. */
function formHref(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = [...new FormData(form, submitter)].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  const query = new URLSearchParams(fields).toString();
  return `${new URL(form.action).pathname}${query ? `?${query}` : ''}`;
}

/** Handles links, GET forms, Back and Forward, and preloads pages on intent. */
export function followLinks(router: Router): void {
  const isOfTheShop = (link: HTMLAnchorElement) => router.isOwn(link.href);
  let intent: number | undefined;

  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event, link) || isSamePage(link) || !isOfTheShop(link)) return;
    event.preventDefault();
    window.clearTimeout(intent);
    void router.navigate(link.href, { history: 'push' });
  });

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'get' || event.defaultPrevented || !router.isOwn(form.action)) return;
    event.preventDefault();
    void router.navigate(formHref(form, event.submitter), { history: 'push' });
  });

  const preload = (event: Event) => {
    const link = linkOf(event);
    // An element that opens something on this page is followed as a link only if that fails.
    if (link && !link.target && !link.ariaHasPopup && isOfTheShop(link)) router.preload(link.href);
  };
  document.addEventListener('pointerover', (event) => {
    window.clearTimeout(intent);
    if (event.pointerType === 'mouse') intent = window.setTimeout(() => preload(event), INTENT_MS);
  }, { passive: true });
  document.addEventListener('pointerdown', preload, { passive: true });
  document.addEventListener('focusin', preload);

  window.history.scrollRestoration = 'manual';
  // After a reload or a return the document comes complete from the server, so its scroll position exists.
  const left: unknown = window.history.state?.scrollY;
  if (typeof left === 'number' && window.scrollY === 0) window.scrollTo({ top: left, behavior: 'instant' });
  window.addEventListener('pagehide', rememberScroll);
  window.addEventListener('popstate', (event) => {
    // single-spa dispatches `popstate` for every change of the address, including the router's own.
    if ('singleSpa' in event || router.isShown(window.location)) return;
    void router.turn();
  });
}
