import { portsUnderTest } from './shellBeside.ts';

/** The token of the operator of the journeys' shop. */
export const OPERATOR_TOKEN = 'the-operator-of-the-journeys';

/** Shared by all API processes of the journeys' shop and its sandbox bank. */
export const PAYMENT_SECRET = 'the-secret-of-the-payments-of-the-journeys';

/** Calls the API as the operator's command line does. Returns the answer as it was sent. */
export type Operate = (path: string, body?: object, method?: 'GET' | 'POST' | 'PUT' | 'DELETE') => Promise<unknown>;

/** The operator of a shop on this machine. */
export function operatorOf(apiPort: number | undefined, token: string): Operate {
  return async (path, body = {}, method = 'POST') => {
    const response = await fetch(`http://127.0.0.1:${apiPort}/operator${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`The operator was answered ${response.status}: ${answer}`);
    return answer === '' ? undefined : JSON.parse(answer);
  };
}

/** The operator of the journeys' shop. */
export const operate: Operate = (path, body, method) => operatorOf(portsUnderTest()['api'], OPERATOR_TOKEN)(path, body, method);
