import { CONTACT_BODY_BYTES, CONTACT_LIMITS, CONTACT_PATH, contactReceiptSchema } from '@feszek/contract';
import { namePlugin } from '@feszek/logging';
import multipart from '@fastify/multipart';
import { limitUploads } from '../media/operator/limitUploads.ts';
import type { BotCheck } from '../platform/botCheck/createBotCheck.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { clientKey } from '../platform/http/clientKey.ts';
import { requestLocale } from '../platform/http/requestView.ts';
import { createFileCheck } from './checkFile.ts';
import { operatorMessageRoutes } from './operatorRoutes.ts';
import type { OperatorMessageParts } from './operatorRoutes.ts';
import { FIELD_BYTES, readForm, refuseFile } from './readForm.ts';
import { submitMessage } from './submitMessage.ts';
import type { SubmitParts } from './submitMessage.ts';

export interface ContactOptions extends SubmitParts, OperatorMessageParts {
  readonly botCheck: BotCheck;
  /** Key of the hash of clients' addresses; the same in every process. */
  readonly clientSecret: string;
}

/** Messages to the shop. */
export async function contactPlugin(app: App, options: ContactOptions): Promise<void> {
  const { botCheck, clientSecret } = options;
  const files = createFileCheck();
  app.addHook('onClose', async () => files.close());
  await app.register(namePlugin(async (forms: App) => {
    await forms.register(multipart, { limits: { files: 1, fileSize: CONTACT_LIMITS.fileBytes, fields: 10, fieldSize: FIELD_BYTES, fieldNameSize: 100, headerPairs: 20 } });
    forms.post(CONTACT_PATH, {
      bodyLimit: CONTACT_BODY_BYTES,
      onRequest: limitUploads('service_unavailable'),
      schema: {
        tags: ['content'],
        summary: 'Sends a message to the shop',
        description: 'A multipart form: `topic`, `name`, `email`, `order_number`, `message`, `bot_check_token`, and a `file` of up to 5 MB, a picture or a PDF.',
        consumes: ['multipart/form-data'],
        response: { 200: dataOf(contactReceiptSchema) },
      },
      handler: async (request) => {
        const form = await readForm(request);
        await botCheck.require(request, { action: 'contact', token: form.input.bot_check_token });
        const fault = form.file && (await files.check(form.file));
        if (fault) throw refuseFile(fault);
        const number = await submitMessage(options, form, { clientKey: clientKey(request.ip, clientSecret), locale: requestLocale(request) });
        request.log.info({ message: number }, 'message received');
        return { data: { number } };
      },
    });
  }, 'contactForm'));
  operatorMessageRoutes(app, options);
}
