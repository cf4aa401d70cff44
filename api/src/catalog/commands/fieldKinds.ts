import { importProductSchema } from '@feszek/contract';

/** The notation of a field in a catalogue file. */
export type FieldKind = 'text' | 'number' | 'yes-no' | 'date' | 'list' | 'facts' | 'tiers' | 'price-history';

function kindOf(field: unknown): FieldKind {
  const { type, innerType } = typeof field === 'object' && field !== null ? (field as { type?: unknown; innerType?: unknown }) : {};
  if (type === 'number') return 'number';
  if (type === 'boolean') return 'yes-no';
  if (type === 'date') return 'date';
  if (type !== 'array') return 'text';
  const inner = typeof innerType === 'object' && innerType !== null && 'fields' in innerType && typeof innerType.fields === 'object' && innerType.fields !== null ? innerType.fields : {};
  return 'label' in inner ? 'facts' : 'quantity' in inner ? 'tiers' : 'since' in inner ? 'price-history' : 'list';
}

/** Every field of a catalogue file with its kind, in the order of an export; derived from the contract's schema. */
export const FIELD_KINDS: ReadonlyMap<string, FieldKind> = new Map(Object.entries(importProductSchema.describe().fields).map(([name, field]) => [name, kindOf(field)]));
