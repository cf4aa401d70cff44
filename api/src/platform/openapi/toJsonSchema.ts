import type { Schema, SchemaDescription, SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';

/** The part of JSON Schema (2020-12, the dialect of OpenAPI 3.1) that the contract's schemas need. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: readonly unknown[];
  pattern?: string;
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

type Described = SchemaDescription | SchemaObjectDescription | SchemaInnerTypeDescription;

function isDescribed(description: SchemaFieldDescription): description is Described {
  return 'tests' in description;
}

/** The keyword for one of yup's tests. */
function keywordOf(type: string, { name, params }: SchemaDescription['tests'][number]): JsonSchema {
  const isText = type === 'string';
  const { min, max, regex } = params ?? {};
  switch (name) {
    case 'min':
      return typeof min === 'number' ? (isText ? { minLength: min } : { minimum: min }) : {};
    case 'max':
      return typeof max === 'number' ? (isText ? { maxLength: max } : { maximum: max }) : {};
    case 'integer':
      return { type: 'integer' };
    case 'email':
      return { format: 'email' };
    case 'matches':
      return regex instanceof RegExp ? { pattern: regex.source } : {};
    default:
      return {};
  }
}

function fieldsOf(description: Described): JsonSchema {
  if (!('fields' in description)) return {};
  const fields = Object.entries(description.fields);
  // The default of an object consists of the defaults of its fields.
  const isRequired = (field: SchemaFieldDescription) => isDescribed(field) && !field.optional && (field.default === undefined || 'fields' in field);
  const required = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fromDescription(field)])),
    ...(required.length > 0 && { required }),
  };
}

function itemsOf(description: Described): JsonSchema {
  if (!('innerType' in description)) return {};
  const [inner] = [description.innerType].flat();
  return inner ? { items: fromDescription(inner) } : {};
}

/** A recursive schema is lazy: it is described at its first occurrence. */
function fromDescription(description: SchemaFieldDescription): JsonSchema {
  if (!isDescribed(description)) return { type: 'object' };
  const { type, tests, oneOf, nullable, default: fallback } = description;
  const schema: JsonSchema = Object.assign({ type }, ...tests.map((test) => keywordOf(type, test)), fieldsOf(description), itemsOf(description));
  if (oneOf.length > 0) schema.enum = nullable ? [...oneOf, null] : oneOf;
  if (fallback !== undefined && type !== 'object' && type !== 'array') schema.default = fallback;
  if (nullable && typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  return schema;
}

/** The JSON Schema of a yup schema of the contract. Rules that depend on other fields are omitted; the server checks them. */
export function toJsonSchema(schema: Schema): JsonSchema {
  return fromDescription(schema.describe());
}
