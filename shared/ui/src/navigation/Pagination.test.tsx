/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { pageWindow } from './pageWindow.ts';
import { Pagination } from './Pagination.tsx';

const labels = { navigation: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };

function show(page: number, pageCount: number) {
  return render(<Pagination page={page} pageCount={pageCount} hrefFor={(to) => `/en/sale?page=${to}`} labels={labels} />);
}

afterEach(cleanup);

describe('Pagination', () => {
  it('links to every shown page by its address', () => {
    show(2, 3);
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([1, 1, 2, 3, 3].map((page) => `/en/sale?page=${page}`));
  });

  it('marks the current page', () => {
    show(2, 3);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Page 3' }).hasAttribute('aria-current')).toBe(false);
  });

  it('has no link before the first and after the last page', () => {
    show(1, 3);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    cleanup();
    show(3, 3);
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  it('shows nothing for a single page', () => {
    expect(show(1, 1).container.innerHTML).toBe('');
  });
});

describe('pageWindow', () => {
  it('shows all of a few pages', () => {
    expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('keeps the first, the last and the neighbours of many', () => {
    expect(pageWindow(12, 24)).toEqual([1, 'gap-before', 11, 12, 13, 'gap-after', 24]);
    expect(pageWindow(1, 24)).toEqual([1, 2, 3, 4, 5, 'gap-after', 24]);
    expect(pageWindow(24, 24)).toEqual([1, 'gap-before', 20, 21, 22, 23, 24]);
  });

  it('never leaves out a single page, and never the current one', () => {
    for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const slots = pageWindow(page, pageCount);
        const numbers = slots.filter((slot) => typeof slot === 'number');
        expect(numbers).toContain(page);
        const gaps = slots.flatMap((slot, index) => {
          const [before, after] = [slots[index - 1], slots[index + 1]];
          return typeof slot === 'string' && typeof before === 'number' && typeof after === 'number' ? [after - before] : [];
        });
        expect(gaps.every((gap) => gap > 2)).toBe(true);
      }
    }
  });
});
