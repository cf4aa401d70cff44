import type { Visit } from '../harness/visit.ts';

/**
 * Opens a path in a browser that runs no scripts. Once the page is complete, it is made to keep what such a browser shows, the
 * styles and the contents of `noscript`, and scripts may run again: the checks of a screen are scripts.
 *
 * @returns the status of the answer
 */
export async function showWithoutScripts({ page, go }: Visit, path: string): Promise<number> {
  await page.setJavaScriptEnabled(false);
  const status = await go(path);
  await page.evaluate(() => {
    const keep = (media: MediaList) => {
      media.mediaText = media.mediaText.replaceAll('(scripting: none)', '(min-width: 0)').replaceAll('(scripting: enabled)', '(max-width: 0)');
    };
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule || rule instanceof CSSImportRule) keep(rule.media);
        if (rule instanceof CSSImportRule && rule.styleSheet) walk(rule.styleSheet.cssRules);
        if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) walk(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    for (const part of document.querySelectorAll('body noscript')) {
      const shown = document.createElement('no-script');
      shown.append(...part.childNodes);
      part.replaceWith(shown);
    }
  });
  await page.setJavaScriptEnabled(true);
  return status;
}
