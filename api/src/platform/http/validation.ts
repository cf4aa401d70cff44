import { fieldFaults } from '@feszek/contract';
import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import { ValidationError } from 'yup';
import type { InferType, Schema } from 'yup';
import { ApiError } from './errors.ts';

/** Derives the types of `request.body`, `request.query` and of the answer from a route's yup schemas. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? InferType<this['schema']> : unknown;
  serializer: this['schema'] extends Schema ? InferType<this['schema']> : unknown;
}

/**
 * Validates with a schema of the contract; unknown fields are dropped.
 *
 * @throws ApiError `validation_failed` with every invalid field
 */
export function validate<Valid extends Schema>(schema: Valid, value: unknown): InferType<Valid> {
  try {
    return schema.validateSync(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new ApiError('validation_failed', { fields: fieldFaults(error), cause: error });
    // An object that looks like a text or a number (`{"toString":1}`) makes yup's conversion fail.
    if (error instanceof TypeError) throw new ApiError('malformed_request', { cause: error });
    throw error;
  }
}

/** Fastify's validator for routes with yup schemas. A name in the path that no resource can have is not found. */
export const yupValidatorCompiler: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    try {
      return { value: validate(schema, httpPart === 'body' ? (data ?? {}) : data) };
    } catch (error) {
      if (error instanceof ApiError) return { error: httpPart === 'params' ? new ApiError('not_found', { cause: error }) : error };
      throw error;
    }
  };
};
