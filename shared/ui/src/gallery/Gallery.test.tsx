import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Gallery } from './Gallery.tsx';

const image = { path: '/images/a', alt: 'Oak chair', width: 1600, height: 2000 };

describe('every component', () => {
  const html = renderToString(<Gallery image={image} secondImage={image} />);

  it('renders on a server without a style attribute, which the content security policy would refuse', () => {
    expect(html).toContain('<dialog');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('points only at ids that exist, and gives none twice', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const pointers = [...html.matchAll(/\s(?:for|aria-labelledby|aria-describedby|aria-controls)="([^"]+)"/g)];
    const targets = pointers.flatMap((match) => match[1]?.split(' ') ?? []);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});
