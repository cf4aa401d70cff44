import { TURNSTILE_SECRETS, TURNSTILE_SITE_KEYS } from './testKeys.ts';
import { createTurnstileSimulator } from './turnstileSimulator.ts';

const port = Number(process.env['TURNSTILE_SIMULATOR_PORT'] ?? 3023);
await createTurnstileSimulator().app.listen({ host: '127.0.0.1', port });

const lines = (values: Readonly<Record<string, string>>) => Object.entries(values).map(([name, value]) => `  ${value}  ${name}`).join('\n');
process.stdout.write(`Turnstile is simulated at http://127.0.0.1:${port}. Start the shop with:

TURNSTILE_URL=http://127.0.0.1:${port} \\
TURNSTILE_SITE_KEY=${TURNSTILE_SITE_KEYS.passes} \\
TURNSTILE_SECRET_KEY=${TURNSTILE_SECRETS.passes} \\
npm start

Other site keys:
${lines(TURNSTILE_SITE_KEYS)}
Other secret keys:
${lines(TURNSTILE_SECRETS)}
`);
