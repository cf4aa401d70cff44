/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';

/** Records every component that is rendered. */
const drawn = new Set<unknown>();

jest.unstable_mockModule('react/jsx-runtime', () => {
  const noting = (create: typeof runtime.jsx): typeof runtime.jsx => (type, props, key) => {
    drawn.add(type);
    return create(type, props, key);
  };
  return { ...runtime, jsx: noting(runtime.jsx), jsxs: noting(runtime.jsxs) };
});

const ui = await import('../index.ts');
const { Gallery } = await import('./Gallery.tsx');

const image = { path: '/images/a', alt: 'Oak chair', width: 1600, height: 2000 };
const components = Object.entries(ui).filter(([name]) => /^[A-Z][a-z]/.test(name));

describe.each(['hu', 'en'] as const)('the gallery in %s', (locale) => {
  const html = renderToString(createElement(Gallery, { locale, image, secondImage: image }));

  it.each(components)('shows %s', (_name, component) => {
    expect(drawn).toContain(component);
  });

  it('renders on a server without a style attribute, which the content security policy would refuse', () => {
    expect(html).toContain('<dialog');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('refers only to existing ids, and each id is unique', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const pointers = [...html.matchAll(/\s(?:for|aria-labelledby|aria-describedby|aria-controls)="([^"]+)"/g)];
    const targets = pointers.flatMap((match) => match[1]?.split(' ') ?? []);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});
