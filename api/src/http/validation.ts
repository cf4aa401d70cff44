import { isFieldErrorCode } from '@feszek/contract';
import type { FieldErrorCode } from '@feszek/contract';
import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import { ValidationError } from 'yup';
import type { InferType, Schema } from 'yup';
import { ApiError } from './errors.ts';
import type { FieldFault } from './errors.ts';

/** Lets the types of `request.body`, `request.query` and of the answer follow from a route's yup schemas. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? InferType<this['schema']> : unknown;
  serializer: this['schema'] extends Schema ? InferType<this['schema']> : unknown;
}

/** The field code for yup's own tests where a schema names none. */
const CODE_OF_TEST: Readonly<Record<string, FieldErrorCode>> = {
  typeError: 'invalid_type',
  nullable: 'required',
  optionality: 'required',
  required: 'required',
  oneOf: 'unknown_value',
  min: 'too_small',
  max: 'too_large',
};

function toField(error: ValidationError): FieldFault {
  const code = isFieldErrorCode(error.message) ? error.message : (CODE_OF_TEST[error.type ?? ''] ?? 'invalid_type');
  const { min, max } = error.params ?? {};
  const params = {
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
  };
  return { path: error.path ?? '', code, ...(Object.keys(params).length > 0 && { params }) };
}

/** One error per field: the first that yup reports. */
export function toFields(error: ValidationError): readonly FieldFault[] {
  const all = error.inner.length > 0 ? error.inner : [error];
  const byPath = new Map<string, FieldFault>();
  for (const field of all.map(toField)) if (!byPath.has(field.path)) byPath.set(field.path, field);
  return [...byPath.values()];
}

/**
 * Validates with a schema of the contract; unknown fields are dropped.
 *
 * @throws ApiError `validation_failed` with every field at fault
 */
export function validate<Valid extends Schema>(schema: Valid, value: unknown): InferType<Valid> {
  try {
    return schema.validateSync(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new ApiError('validation_failed', { fields: toFields(error), cause: error });
    // A value that only looks like a text or a number (`{"toString":1}`) makes yup's conversion fail.
    if (error instanceof TypeError) throw new ApiError('malformed_request', { cause: error });
    throw error;
  }
}

/** Fastify's validator for routes that carry yup schemas. */
export const yupValidatorCompiler: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    try {
      return { value: validate(schema, httpPart === 'body' ? (data ?? {}) : data) };
    } catch (error) {
      if (error instanceof ApiError) return { error };
      throw error;
    }
  };
};
