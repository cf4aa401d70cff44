export type { OutcomeName } from './outcomes.ts';
export { createSimplePaySimulator } from './simplePaySimulator.ts';
export type { SimplePaySimulator } from './simplePaySimulator.ts';
export { createStripeSimulator } from './stripeSimulator.ts';
export type { SimulatedSession, StripeSimulator } from './stripeSimulator.ts';
export { DUMMY_TOKEN, TURNSTILE_SECRETS, TURNSTILE_SITE_KEYS } from './turnstile/testKeys.ts';
export { createTurnstileSimulator } from './turnstile/turnstileSimulator.ts';
export type { TurnstileSimulator } from './turnstile/turnstileSimulator.ts';
