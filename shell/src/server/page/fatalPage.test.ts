import { describe, expect, it } from '@jest/globals';
import { fatalPage } from './fatalPage.ts';

const ASSETS = { styles: ['/assets/1/main.css'], embed: { styles: '/assets/1/embed.css', fonts: '/assets/1/embedFonts.css', loader: '', scripts: [] }, integrity: { '/assets/1/main.css': 'sha384-abc' } };

describe('the fatal error screen', () => {
  it('shows the logo with a link to the front page, a warning icon and the error text', () => {
    const page = fatalPage('en', ASSETS, '500 · req-1');
    expect(page).toMatch(/<a class="shell-wordmark" href="\/en" aria-label="Fészek – Home">/);
    expect(page).toContain('<main><svg');
    expect(page).toContain('<link rel="stylesheet" href="/assets/1/main.css" integrity="sha384-abc" crossorigin><link rel="stylesheet" href="/assets/1/embedFonts.css">');
    expect(page).toMatch(/<a class="shell-button" href="">Try again<\/a><a [^>]*href="\/en">Back to the home page<\/a>/);
    expect(page).toContain('<h1>Something went wrong on our side</h1>');
    expect(page).toContain('500 · req-1');
    expect(page).toContain('<meta name="robots" content="noindex">');
  });

  it('exists in Hungarian, and escapes a detail', () => {
    const page = fatalPage('hu', ASSETS, '<script>alert(1)</script>');
    expect(page).toContain('<h1>Valami elromlott nálunk</h1>');
    expect(page).not.toContain('<script>');
  });
});
