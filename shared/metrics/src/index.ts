export { Counter, Gauge, Histogram, Registry } from 'prom-client';
export { addMetrics } from './addMetrics.ts';
export type { MetricsOptions } from './addMetrics.ts';
