import { describe, expect, it } from '@jest/globals';
import { imageSrcSet, imageUrl } from './index.ts';

describe('the address of a picture', () => {
  it('contains width and density', () => {
    expect(imageUrl('/images/products/17-cutout-ab12cd34', 640)).toBe('/images/products/17-cutout-ab12cd34/640.webp');
    expect(imageUrl('/images/products/17-cutout-ab12cd34', 640, 2)).toBe('/images/products/17-cutout-ab12cd34/640@2x.webp');
  });

  it('offers all six widths of the specification', () => {
    const widths = imageSrcSet('/images/a').split(', ').map((candidate) => candidate.split(' ')[1]);
    expect(widths).toEqual(['320w', '640w', '768w', '1024w', '1280w', '1536w']);
  });
});
