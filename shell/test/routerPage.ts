import type { Router } from '../src/client/router/Router.ts';
import { found } from '@feszek/kit';
import { createPage, createTestSlice } from './browserPage.tsx';
import type { LoadHeading, TestPage } from './browserPage.tsx';

export const PUSH = { history: 'push' } as const;

/** A page with the screens of two slices. Each screen loads with the loader of its name, or else shows its name. */
export function createRouterPage(loaders: Readonly<Record<string, LoadHeading>>): TestPage {
  const loadWith = (screen: string): LoadHeading => (context) => loaders[screen]?.(context) ?? Promise.resolve(found({ heading: screen }));
  openAt('http://shop.test/hu');
  return createPage([
    createTestSlice('content', { blog: loadWith('blog'), 'blog-article': loadWith('blog-article'), faq: loadWith('faq'), page: loadWith('page') }),
    createTestSlice('catalog', { home: loadWith('home'), sale: loadWith('sale') }),
  ]);
}

/** A new router on the home page. Removes the loaders and the records of the previous test. */
export async function openRouter(page: TestPage, loaders: Record<string, LoadHeading>): Promise<Router> {
  for (const screen of Object.keys(loaders)) delete loaders[screen];
  sessionStorage.clear();
  const router = page.createRouter();
  await router.navigate('/hu', { history: 'replace' });
  page.shown.length = 0;
  page.reported.length = 0;
  return router;
}

export function textOf(page: TestPage): string {
  return page.primaryElement.textContent ?? '';
}
