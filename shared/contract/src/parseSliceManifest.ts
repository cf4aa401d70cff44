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
 * Checks a slice's manifest as it was read.
 *
 * @param name - the slice that is expected to have sent it
 * @throws SyntaxError that names the first wrong field
 */
export function parseSliceManifest(value: unknown, name: SliceName): SliceManifest {
  assertManifest(value);
  if (value.name !== name) throw new SyntaxError(`name must be ${name}`);
  const base = sliceBase(name, value.version);
  const outside = addressesOf(value).find((address) => !address.startsWith(base));
  if (outside !== undefined) throw new SyntaxError(`${outside} must be an address under ${base}`);
  return value;
}
