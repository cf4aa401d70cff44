/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

const image = { path: '/images/products/17-cutout-ab12cd34', alt: 'Oak chair', width: 1600, height: 2000 };

afterEach(cleanup);

describe('Picture', () => {
  it('offers the six widths of the image pipeline and reserves its space', () => {
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

  it('has its placeholder in the same place, which assistive technology does not see', () => {
    render(<Picture image={{ ...image, placeholder: 'UklGRg==' }} sizes="100vw" ratio="portrait" />);
    const [picture, placeholder] = document.querySelectorAll('img');
    expect(screen.getAllByRole('img')).toEqual([picture]);
    expect(placeholder?.src).toBe('data:image/webp;base64,UklGRg==');
    expect(placeholder?.alt).toBe('');
    expect(placeholder?.parentElement).toBe(picture?.parentElement);
  });

  it('hides its placeholder once it is loaded, since parts of it may be transparent', () => {
    render(<Picture image={{ ...image, placeholder: 'UklGRg==' }} sizes="100vw" ratio="portrait" />);
    const [picture, placeholder] = document.querySelectorAll('img');
    if (!picture) throw new Error('There is no picture');
    expect(placeholder?.className).not.toContain('covered');
    fireEvent.load(picture);
    expect(placeholder?.className).toContain('covered');
  });

  it('is hidden when it does not load, and requested again', () => {
    jest.useFakeTimers();
    try {
      render(<Picture image={image} sizes="100vw" />);
      const first = screen.getByRole('img');
      fireEvent.error(first);
      expect(first.className).toContain('awaited');
      act(() => jest.advanceTimersByTime(4000));
      const second = screen.getByRole('img');
      expect(second).not.toBe(first);
      expect(second.className).not.toContain('awaited');
      expect(second.getAttribute('src')).toBe(first.getAttribute('src'));
    } finally {
      jest.useRealTimers();
    }
  });

  it('is shown as broken, with its text, when it repeatedly fails to load', () => {
    jest.useFakeTimers();
    try {
      render(<Picture image={image} sizes="100vw" />);
      for (const delay of [4000, 8000, 16_000, 32_000]) {
        fireEvent.error(screen.getByRole('img'));
        act(() => jest.advanceTimersByTime(delay));
      }
      const last = screen.getByRole('img');
      fireEvent.error(last);
      act(() => jest.advanceTimersByTime(600_000));
      expect(screen.getByRole('img')).toBe(last);
      expect(last.className).not.toContain('awaited');
    } finally {
      jest.useRealTimers();
    }
  });
});
