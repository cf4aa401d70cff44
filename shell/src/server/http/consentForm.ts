import { CONSENT_FORM_PATH, CONSENT_PATH, COOKIES, consentChoiceOf, consentMaxAge, consentMessageId, consentRecord, formatConsent, newConsent } from '@feszek/contract';
import type { StoredConsent } from '@feszek/contract';
import type { Origins } from '@feszek/kit/server';
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addFormParser, formOf } from './formBody.ts';
import { isForeign, refuseForeign } from './isForeign.ts';
import { localPath } from './preferences.ts';

/** How long the visitor waits for the record, in milliseconds. The browser sends it again if it has not succeeded. */
const RECORD_MS = 2000;

/** Records a decision at the API, which counts requests by the visitor's address. */
async function record(api: Origins, consent: StoredConsent, { ip, log }: FastifyRequest): Promise<StoredConsent> {
  try {
    const { ok, status } = await api.send({ method: 'POST' }, (origin) => fetch(new URL(CONSENT_PATH, origin), {
      method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': ip }, body: consentRecord(consent), signal: AbortSignal.timeout(RECORD_MS),
    }));
    if (!ok) throw new Error(`The API answered ${status}`);
    return { ...consent, isRecorded: true };
  } catch (error) {
    log.warn({ err: error }, 'a consent could not be recorded');
    return consent;
  }
}

/**
 * `POST /consent`: stores the choice of the form on the cookie page and returns to the page, for browsers without scripts.
 * Register it as a plugin: its form parser is its own.
 */
export async function consentFormRoute(server: FastifyInstance, { api, isSecure }: { readonly api: Origins; readonly isSecure: boolean }): Promise<void> {
  addFormParser(server);
  server.post(CONSENT_FORM_PATH, async (request, reply) => {
    if (isForeign(request)) return refuseForeign(reply);
    const form = formOf(request);
    const [page = '/'] = localPath(form.get('return_to')).split('#', 1);
    const choice = consentChoiceOf(form);
    if (!choice) return reply.redirect(page, 303);
    const consent = await record(api, newConsent(choice, new Date()), request);
    const cookie = stringifySetCookie({ name: COOKIES.consent, value: formatConsent(consent), path: '/', maxAge: consentMaxAge(consent, new Date()), sameSite: 'lax', secure: isSecure });
    return reply.header('set-cookie', cookie).redirect(`${page}#${consentMessageId(choice)}`, 303);
  });
}
