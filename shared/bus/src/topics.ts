import { BUS_TOPICS } from '@feszek/contract';
import type { BusMomentName, BusRequestName, BusStateName, BusTopic } from '@feszek/contract';

type TopicName = keyof typeof BUS_TOPICS;

/** The state topics that belong to the visitor, and so to all of their tabs. */
export type VisitorTopic = { [Name in TopicName]: (typeof BUS_TOPICS)[Name]['shared'] extends 'visitor' ? Name : never }[TopicName] & BusStateName;

/** The topic names of each cardinality, as the type maps of the contract name them. */
export interface NamesOf {
  state: BusStateName;
  moment: BusMomentName;
  request: BusRequestName;
}

function isTopicName(name: unknown): name is TopicName {
  return typeof name === 'string' && Object.hasOwn(BUS_TOPICS, name);
}

function isTopicOf<Cardinality extends BusTopic['cardinality']>(cardinality: Cardinality, name: unknown): name is NamesOf[Cardinality] {
  return isTopicName(name) && BUS_TOPICS[name].cardinality === cardinality;
}

/** The names of all topics of one cardinality, in the contract's order. */
export function topicNames<Cardinality extends BusTopic['cardinality']>(cardinality: Cardinality): NamesOf[Cardinality][] {
  return Object.keys(BUS_TOPICS).filter((name): name is NamesOf[Cardinality] & TopicName => isTopicOf(cardinality, name));
}

/**
 * Checks at run time what types cannot: a slice may be compiled against a newer contract than the page.
 *
 * @throws RangeError when the topic does not exist or is of another cardinality
 */
export function assertTopic(cardinality: BusTopic['cardinality'], name: string): void {
  if (!isTopicOf(cardinality, name)) throw new RangeError(`The bus has no ${cardinality} topic ${name}`);
}

export function isVisitorTopic(name: unknown): name is VisitorTopic {
  return isTopicOf('state', name) && BUS_TOPICS[name].shared === 'visitor';
}
