export type { OutcomeName } from './outcomes.ts';
export { createSimplePaySimulator } from './simplePaySimulator.ts';
export type { SimplePaySimulator } from './simplePaySimulator.ts';
export { createStripeSimulator } from './stripeSimulator.ts';
export type { SimulatedSession, StripeSimulator } from './stripeSimulator.ts';
