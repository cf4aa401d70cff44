import { matchRoute, routePath } from '@feszek/contract';
import type { Bus, Locale, RouteTable } from '@feszek/contract';
import { SERVICE_WORKER_PATH } from '../../markup/serviceWorkerPath.ts';
import type { WorkerMessage } from '../../worker/workerMessages.ts';

/** After a navigation the pictures of the page have this time to arrive, in milliseconds. */
const PICTURES_MS = 1500;
/** Changes of the cart that follow each other within this time are copied together, in milliseconds. */
const CART_MS = 3000;

async function send(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

function shownPictures(): string[] {
  return [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).map(({ currentSrc }) => currentSrc);
}

/** Reports the current page. The service worker contains only the routes of the contract: other pages are not copied. */
function sendPage(routes: RouteTable): void {
  const { pathname, search } = window.location;
  if (routes.match(pathname)?.route.name !== matchRoute(pathname)?.route.name) return;
  void send({ kind: 'page-shown', href: pathname + search, pictures: shownPictures() });
}

/** Calls `callback` once there was no call for a time in milliseconds. */
function debounced(callback: () => void, ms: number): () => void {
  let timer: number | undefined;
  return () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(callback, ms);
  };
}

function followCart(bus: Bus, locale: Locale): void {
  let last = 0;
  const copyCart = debounced(() => {
    if (document.visibilityState === 'visible') void send({ kind: 'cart-changed', href: routePath('cart', locale) });
  }, CART_MS);
  bus.watch('cart.summary', ({ quantity }) => {
    if (quantity > 0 || last > 0) copyCart();
    last = quantity;
  });
}

function followVisitor(bus: Bus): void {
  let last: number | null | undefined;
  bus.watch('visitor.user', (user) => {
    const id = user?.id ?? null;
    if (last !== undefined && last !== id) void send({ kind: 'visitor-changed' });
    last = id;
  });
}

/** Registers the service worker and reports the pages that the visitor sees, so that it copies them. */
export async function registerCopies(bus: Bus, locale: Locale, routes: RouteTable): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  const sendShown = () => sendPage(routes);
  sendShown();
  bus.on('navigation.finished', debounced(sendShown, PICTURES_MS));
  // Further down the page, pictures load as they are scrolled to.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendShown();
  });
  followCart(bus, locale);
  followVisitor(bus);
}
