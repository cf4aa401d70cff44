import { createSimplePaySimulator } from './simplePaySimulator.ts';
import { createStripeSimulator } from './stripeSimulator.ts';

/** Keys that the simulators and the shop share; none of them is secret. */
const SETTINGS = {
  STRIPE_SECRET_KEY: 'sk_test_simulated', STRIPE_WEBHOOK_SECRET: 'whsec_simulated', STRIPE_API_URL: '',
  SIMPLEPAY_MERCHANT_HUF: 'SIMULATEDHUF', SIMPLEPAY_KEY_HUF: 'simulated-key-huf', SIMPLEPAY_MERCHANT_EUR: 'SIMULATEDEUR', SIMPLEPAY_KEY_EUR: 'simulated-key-eur',
  SIMPLEPAY_MERCHANT_USD: 'SIMULATEDUSD', SIMPLEPAY_KEY_USD: 'simulated-key-usd', SIMPLEPAY_API_URL: '',
};

const port = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const shopUrl = process.env['SHOP_URL'] ?? 'http://localhost:3000';
const [stripePort, simplePayPort] = [port('STRIPE_SIMULATOR_PORT', 3021), port('SIMPLEPAY_SIMULATOR_PORT', 3022)];

const stripe = createStripeSimulator({
  secretKey: SETTINGS.STRIPE_SECRET_KEY, webhookSecret: SETTINGS.STRIPE_WEBHOOK_SECRET, webhookUrl: () => `${shopUrl}/payment/notifications/stripe`,
});
const simplePay = createSimplePaySimulator({
  keys: { SIMULATEDHUF: SETTINGS.SIMPLEPAY_KEY_HUF, SIMULATEDEUR: SETTINGS.SIMPLEPAY_KEY_EUR, SIMULATEDUSD: SETTINGS.SIMPLEPAY_KEY_USD },
  ipnUrl: () => `${shopUrl}/payment/notifications/simplepay`,
});
await stripe.app.listen({ host: '127.0.0.1', port: stripePort });
await simplePay.app.listen({ host: '127.0.0.1', port: simplePayPort });

const settings = { ...SETTINGS, STRIPE_API_URL: `http://127.0.0.1:${stripePort}`, SIMPLEPAY_API_URL: `http://127.0.0.1:${simplePayPort}/payment/v2` };
const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
process.stdout.write(`Stripe is simulated at http://127.0.0.1:${stripePort}, SimplePay at http://127.0.0.1:${simplePayPort}. Both notify ${shopUrl}.\nStart the shop with:\n\n${lines.join(' \\\n')} \\\nnpm start\n`);
