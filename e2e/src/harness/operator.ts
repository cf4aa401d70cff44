import { portsUnderTest } from './shellBeside.ts';

/** What the operator of the journeys' shop is known by. */
export const OPERATOR_TOKEN = 'the-operator-of-the-journeys';

/** Does at the API what the operator's command line would. */
export async function operate(path: string, body: object = {}): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${portsUnderTest()['api']}/operator${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The operator was answered ${response.status}: ${await response.text()}`);
}
