/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

const image = { path: '/images/products/17-cutout-ab12cd34', alt: 'Oak chair', width: 1600, height: 2000 };

afterEach(cleanup);

describe('Picture', () => {
  it('offers the six widths of the image pipeline and holds its place', () => {
    render(<Picture image={image} sizes="50vw" />);
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Oak chair' });
    expect(picture.srcset.split(', ')).toEqual(
      [320, 640, 768, 1024, 1280, 1536].map((width) => `${image.path}/${width}.webp ${width}w`),
    );
    expect([picture.width, picture.height]).toEqual([1600, 2000]);
    expect(picture.getAttribute('loading')).toBe('lazy');
  });

  it('fetches the main picture of a page at once and first', () => {
    render(<Picture image={image} sizes="100vw" priority />);
    const picture = screen.getByRole('img');
    expect(picture.getAttribute('loading')).toBe('eager');
    expect(picture.getAttribute('fetchpriority')).toBe('high');
  });
});
