import { describe, expect, it } from '@jest/globals';
import { absoluteHtml } from './absoluteHtml.ts';

const options = { base: 'https://feszek.example/hu', keepsButtons: false };
const of = (html: string) => absoluteHtml(html, options).html;

describe('the HTML of an embedded part', () => {
  it.each([
    ['<a href="/hu/fotel?a=1&amp;b=2#kep">Fotel</a>', '<a href="https://feszek.example/hu/fotel?a=1&amp;b=2#kep">Fotel</a>'],
    ['<a href="fotel">Fotel</a>', '<a href="https://feszek.example/fotel">Fotel</a>'],
    ['<a href="mailto:bolt@feszek.example">Levél</a>', '<a href="mailto:bolt@feszek.example">Levél</a>'],
    ['<a href="https://other.example/a">Más</a>', '<a href="https://other.example/a">Más</a>'],
    ['<img src="/images/1.webp" srcset="/images/1.webp 1x, /images/2.webp 2x" alt="">', '<img src="https://feszek.example/images/1.webp" srcset="https://feszek.example/images/1.webp 1x, https://feszek.example/images/2.webp 2x" alt="">'],
    ['<source srcset="/images/1.avif 320w,\n /images/2.avif 640w">', '<source srcset="https://feszek.example/images/1.avif 320w, https://feszek.example/images/2.avif 640w">'],
    ['<img srcset="data:image/webp;base64,AAAA 1x" src="data:image/webp;base64,AAAA">', '<img srcset="data:image/webp;base64,AAAA 1x" src="data:image/webp;base64,AAAA">'],
    ['<svg viewBox="0 0 1 1"><use href="#heart"></use></svg>', '<svg viewBox="0 0 1 1"><use href="#heart"></use></svg>'],
    ['<img src="/images/1.webp" alt=\'a > "b"\'>', '<img src="https://feszek.example/images/1.webp" alt="a &gt; &quot;b&quot;">'],
  ])('has absolute addresses: %s', (html, expected) => {
    expect(of(html)).toBe(expected);
  });

  it('has no script, no handler, no button and no comment', () => {
    expect(of('<p onclick="go()">a<script>go()</script><button>b</button><!--slot catalog/products--><template>c</template></p>')).toBe('<p>a</p>');
    expect(of('<svg><script>go()</script><a onfocus="go()" href="/hu">b</a></svg>')).toBe('<svg><a href="https://feszek.example/hu">b</a></svg>');
  });

  it('keeps its buttons for a script that answers them', () => {
    expect(absoluteHtml('<button type="button">b</button><script>go()</script>', { ...options, keepsButtons: true }).html).toBe('<button type="button">b</button>');
  });

  it('cannot end the element that contains it', () => {
    expect(of('a</template></div><b>c')).toBe('a<b>c</b>');
  });

  it('shows what is for browsers without scripts', () => {
    expect(of('<noscript><a href="/hu">a</a></noscript>')).toContain('<a href="https://feszek.example/hu">a</a>');
  });

  it.each(['<form><p>a</p></form>', '<div><input></div>', '<select></select>', '<p><textarea></textarea></p>'])('is known to have a form: %s', (html) => {
    expect(absoluteHtml(html, options).hasForm).toBe(true);
  });

  it('is known to have none', () => {
    expect(absoluteHtml('<details><summary>a</summary></details>', options).hasForm).toBe(false);
  });
});
