import swagger from '@fastify/swagger';
import { CURRENCIES, ERRORS, LOCALES } from '@feszek/contract';
import type { FastifySchema } from 'fastify';
import { Schema } from 'yup';
import type { App } from '../http/app.ts';
import { docsRoutes } from './docsRoutes.ts';
import { toJsonSchema } from './toJsonSchema.ts';
import type { JsonSchema } from './toJsonSchema.ts';

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERRORS) },
        message: { type: 'string' },
        params: { type: 'object' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'code', 'message'],
            properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' }, params: { type: 'object' } },
          },
        },
      },
    },
  },
};

const HEADERS: JsonSchema = {
  type: 'object',
  properties: {
    Locale: { type: 'string', enum: LOCALES, default: 'hu' },
    'Currency-Id': { type: 'string', enum: CURRENCIES, default: 'HUF' },
  },
};

function convert(part: unknown): unknown {
  return part instanceof Schema ? toJsonSchema(part) : part;
}

/** A route's yup schemas as JSON schemas. */
function transform(schema: FastifySchema | undefined, url: string): FastifySchema {
  const { body, querystring, params, response, ...rest } = schema ?? {};
  const answers = typeof response === 'object' && response !== null ? Object.entries(response) : [];
  const isApi = url.startsWith('/api/');
  return {
    ...rest,
    ...(body !== undefined && { body: convert(body) }),
    ...(querystring !== undefined && { querystring: convert(querystring) }),
    ...(params !== undefined && { params: convert(params) }),
    ...(isApi && { headers: HEADERS }),
    ...(answers.length > 0 && {
      response: {
        ...Object.fromEntries(answers.map(([status, answer]) => [status, convert(answer)])),
        default: { description: 'An error of the catalogue', ...ERROR_SCHEMA },
      },
    }),
  };
}

/** Collects every route that is registered afterwards, and serves the OpenAPI document and an HTML page of it. */
export async function addOpenApi(app: App, operatorToken: string | undefined): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fészek API',
        version: '1.0.0',
        description:
          'Answers are wrapped in `data`. Amounts are numbers in major units of the currency beside them. ' +
          'A request that changes data must have the header X-XSRF-TOKEN with the value of the cookie XSRF-TOKEN, which GET /sanctum/csrf-cookie sets.',
      },
    },
    transform: ({ schema, url }) => ({ schema: transform(schema, url), url }),
  });
  await docsRoutes(app, operatorToken);
}
