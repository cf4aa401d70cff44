import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../paths.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
const RULES = 'deploy/prometheus/alerts.yml';
const DASHBOARD = 'deploy/grafana/feszek.json';
const described = new Set(read('docs/reference/metrics.md').match(/feszek_\w+/g));

/** @param {string} text @returns {string[]} the metrics that it names, without the suffixes of histograms */
const metricsIn = (text) => (text.match(/feszek_\w+/g) ?? []).map((name) => name.replace(/_(bucket|count|sum)$/, ''));

describe('the alerts and the dashboard', () => {
  it('use metrics that the reference describes; tests of the shell, of the API and of the register find each of them there', () => {
    JSON.parse(read(DASHBOARD));
    for (const file of [RULES, DASHBOARD]) expect(metricsIn(read(file)).filter((name) => !described.has(name))).toEqual([]);
  });

  it('have a page for each alert, which the index lists', () => {
    const pages = [...read(RULES).matchAll(/^ +runbook: (.+)$/gm)].map(([, page = '']) => page);
    expect(pages).toHaveLength(12);
    expect(pages.filter((page) => !existsSync(join(ROOT, page)))).toEqual([]);
    const index = read('docs/guides/alerts/README.md');
    expect([...read(RULES).matchAll(/alert: (\w+)/g)].filter(([, name = '']) => !index.includes(`[${name}]`))).toEqual([]);
  });
});
