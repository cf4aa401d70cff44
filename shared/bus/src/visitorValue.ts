import { isCurrency, isRecord } from '@feszek/contract';
import type { BusStates } from '@feszek/contract';
import type { VisitorTopic } from './topics.ts';

type Guards = { readonly [Name in VisitorTopic]: (value: unknown) => value is BusStates[Name] };

/**
 * The schema of each topic that tabs share. A tab may still run an older release of the shop,
 * so its values are validated.
 */
const GUARDS: Guards = {
  'visitor.consent': (value): value is BusStates['visitor.consent'] =>
    isRecord(value) &&
    typeof value['statistics'] === 'boolean' &&
    typeof value['marketing'] === 'boolean' &&
    (value['decidedAt'] === null || typeof value['decidedAt'] === 'string'),
  'visitor.user': (value): value is BusStates['visitor.user'] =>
    value === null ||
    (isRecord(value) && typeof value['id'] === 'number' && typeof value['name'] === 'string' && typeof value['email'] === 'string'),
  'visitor.favourites': (value): value is BusStates['visitor.favourites'] =>
    Array.isArray(value) && value.every((id) => typeof id === 'number'),
  'cart.summary': (value): value is BusStates['cart.summary'] =>
    isRecord(value) &&
    typeof value['quantity'] === 'number' &&
    isCurrency(value['currency']) &&
    isRecord(value['summary']) &&
    Object.values(value['summary']).every((amount) => typeof amount === 'number'),
};

export function isVisitorValue<Name extends VisitorTopic>(topic: Name, value: unknown): value is BusStates[Name] {
  return GUARDS[topic](value);
}
