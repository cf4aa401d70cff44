/** How long the main paint is awaited once the page is parsed, in milliseconds: a page in the background is not painted, and a picture may never arrive. */
const PATIENCE_MS = 3000;

function isParsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Resolves once the page has painted text or a picture. */
function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
}

function isInView(picture: HTMLImageElement): boolean {
  const { width, top } = picture.getBoundingClientRect();
  return width > 0 && top < window.innerHeight;
}

/** Resolves once the pictures of the first view are decoded: those in view that the server does not mark as lazy. One that fails is not awaited. */
function mainPictures(): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')].filter(isInView);
  return Promise.allSettled(pictures.map((picture) => picture.decode()));
}

const nextFrame = () => new Promise(requestAnimationFrame);

async function mainPaint(): Promise<void> {
  await firstPaint();
  // The layout is known by now. Before the first paint, reading it would compute it twice.
  await mainPictures();
  // The first frame paints the pictures, the second begins after that.
  await nextFrame();
  await nextFrame();
}

/** Calls back once the first view of the page is painted, with its main pictures; at the latest three seconds after the page is parsed. */
export async function afterMainPaint(callback: () => void): Promise<void> {
  await isParsed();
  await Promise.race([mainPaint(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  callback();
}
