import { sliceBase } from './fragment.ts';
import type { SliceManifest } from './fragment.ts';
import { checkShape, sliceManifestSchema } from './fragmentSchemas.ts';
import type { SliceName } from './routes.ts';

function assertManifest(value: unknown): asserts value is SliceManifest {
  checkShape(sliceManifestSchema, value);
}

function addressesOf({ remoteEntry, texts, fragments }: SliceManifest): string[] {
  return [remoteEntry, ...Object.values(texts).flat(), ...Object.values(fragments).flatMap(({ styles, scripts }) => [...styles, ...scripts])];
}

/**
 * Validates the manifest of a slice.
 *
 * @param name - the expected slice
 * @throws SyntaxError that names the first invalid field
 */
export function parseSliceManifest(value: unknown, name: SliceName): SliceManifest {
  assertManifest(value);
  if (value.name !== name) throw new SyntaxError(`name must be ${name}`);
  const base = sliceBase(name, value.version);
  const outside = addressesOf(value).find((address) => !address.startsWith(base));
  if (outside !== undefined) throw new SyntaxError(`${outside} must be an address under ${base}`);
  return value;
}
