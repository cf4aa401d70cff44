import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';

/**
 * Follows a link from the page to another one; the shop's own script loads it from the API.
 *
 * @param href - path and query
 */
export async function follow({ page, waitUntilIdle }: Visit, href: string): Promise<void> {
  await page.$eval('#main', (main, address) => {
    const link = document.createElement('a');
    link.href = address;
    main.append(link);
    link.click();
    link.remove();
  }, href);
  await soon(async () => {
    const { pathname, search } = new URL(page.url());
    if (pathname + search !== href || !(await page.$('#main h1'))) throw new Error(`${page.url()} does not lead to ${href}`);
  });
  await waitUntilIdle();
}
