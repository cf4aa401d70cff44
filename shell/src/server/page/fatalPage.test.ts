import { describe, expect, it } from '@jest/globals';
import { fatalPage } from './fatalPage.ts';

describe('the fatal error screen', () => {
  it('shows the logo with a link to the front page, a warning icon and the error text', () => {
    const page = fatalPage('en', ['/assets/1/main.css', '/assets/1/embedFonts.css'], '500 · req-1');
    expect(page).toMatch(/<a class="shell-wordmark" href="\/en" aria-label="Fészek – Home">/);
    expect(page).toContain('<main><svg');
    expect(page).toContain('<link rel="stylesheet" href="/assets/1/main.css"><link rel="stylesheet" href="/assets/1/embedFonts.css">');
    expect(page).toMatch(/<a class="shell-button" href="">Try again<\/a><a [^>]*href="\/en">Back to the home page<\/a>/);
    expect(page).toContain('<h1>Something went wrong on our side</h1>');
    expect(page).toContain('500 · req-1');
    expect(page).toContain('<meta name="robots" content="noindex">');
  });

  it('exists in Hungarian, needs no style sheet, and escapes a detail', () => {
    const page = fatalPage('hu', [], '<script>alert(1)</script>');
    expect(page).toContain('<h1>Valami elromlott nálunk</h1>');
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('stylesheet');
  });
});
