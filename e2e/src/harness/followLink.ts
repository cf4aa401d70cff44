import type { Visit } from './visit.ts';

/** Follows a link to a page of the shop, which the page may not have. */
export async function followLink({ page }: Visit, href: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = path;
    link.click();
    link.remove();
  }, href);
}
