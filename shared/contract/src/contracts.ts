/** Fields by operation of the API, topic of the bus, or part: `{ "GET /api/faq": ["[].question"] }`. */
export type FieldsByName = Readonly<Record<string, readonly string[]>>;

/** What a program uses of others. */
export interface Needs {
  /** Operations of the API, with the fields of the answer that the program reads. */
  readonly operations?: FieldsByName;
  /** Topics of the bus, with the fields that the program reads. */
  readonly topics?: FieldsByName;
  /** Parts of other slices, such as `content/faq-teaser`, with the parameters that they receive. */
  readonly parts?: FieldsByName;
}

/** What a program offers to others. Has the fields that are always there. */
export type Gives = Needs;

/** A release of a slice, the API or the shell, with its needs and gives. */
export interface ContractParty {
  readonly name: string;
  readonly version: string;
  readonly needs?: Needs;
  readonly gives?: Gives;
}

/** A need that a live program does not meet. */
export interface ContractBreak {
  /** Equal for the same need of any version of the consumer. */
  readonly key: string;
  /** In a sentence: the consumer, the field and the provider. */
  readonly text: string;
}

interface Manifest extends ContractParty {
  readonly fragments: Readonly<Record<string, { readonly params?: readonly string[] }>>;
}

/** A release of a slice with its contract. Its parts are those of the manifest. */
export function partyOf({ name, version, needs, gives, fragments }: Manifest): ContractParty {
  const parts = Object.entries(fragments).map(([part, { params = [] }]) => [`${name}/${part}`, params]);
  return { name, version, ...(needs && { needs }), gives: { ...gives, parts: Object.fromEntries(parts) } };
}

const KINDS = [
  { kind: 'operations', named: (name: string) => name, field: (field: string) => `\`${field}\`` },
  { kind: 'topics', named: (name: string) => `the topic ${name}`, field: (field: string) => `\`${field}\`` },
  { kind: 'parts', named: (name: string) => `the part ${name}`, field: (field: string) => `the parameter ${field}` },
] as const;
type Kind = (typeof KINDS)[number];

const titleOf = ({ name, version }: ContractParty) => `${name} ${version}`;

/** Who must offer what a need names: those that offer something of its kind; for a part its slice if its parts are known, for a topic those that offer it. */
function providersOf({ kind }: Kind, name: string, consumer: ContractParty, parties: readonly ContractParty[]): readonly ContractParty[] {
  switch (kind) {
    case 'operations':
      return parties.filter(({ gives }) => gives?.operations);
    case 'parts':
      return parties.filter((party) => party.name !== consumer.name && party.gives?.parts && name.startsWith(`${party.name}/`));
    case 'topics':
      return parties.filter((party) => party.name !== consumer.name && party.gives?.topics && Object.hasOwn(party.gives.topics, name));
  }
}

function breaksOfNeed(kind: Kind, consumer: ContractParty, parties: readonly ContractParty[]): ContractBreak[] {
  return Object.entries(consumer.needs?.[kind.kind] ?? {}).flatMap(([name, fields]) =>
    providersOf(kind, name, consumer, parties).flatMap((provider) => {
      const given = provider.gives?.[kind.kind];
      const offered = given && Object.hasOwn(given, name) ? given[name] : undefined;
      const missing = offered ? fields.filter((field) => !offered.includes(field)) : [undefined];
      return missing.map((field) => ({
        key: [consumer.name, kind.kind, name, field, provider.name].join(' '),
        text: `${titleOf(consumer)} needs ${field === undefined ? '' : `${kind.field(field)} of `}${kind.named(name)}, which ${titleOf(provider)} does not give.`,
      }));
    }));
}

/** The needs that programs do not meet if all of these are live. A part whose slice is not live, and a topic that none offers, are no breaks: the slice may follow. */
export function contractBreaks(parties: readonly ContractParty[]): ContractBreak[] {
  return KINDS.flatMap((kind) => parties.flatMap((consumer) => breaksOfNeed(kind, consumer, parties)));
}

const givesTopic = (parties: readonly ContractParty[], topic: string) => parties.some(({ gives }) => gives?.topics && Object.hasOwn(gives.topics, topic));

/** The topics that a change takes away from those who read them. */
function lostTopics(before: readonly ContractParty[], after: readonly ContractParty[]): ContractBreak[] {
  return after.flatMap((consumer) => Object.keys(consumer.needs?.topics ?? {}).flatMap((topic) => {
    if (givesTopic(after, topic) || !givesTopic(before, topic)) return [];
    const providers = before.filter((party) => givesTopic([party], topic)).map(({ name }) => name);
    const changed = after.filter(({ name }) => providers.includes(name));
    // The topics of a release from before contracts are unknown: it must stay possible to roll back to it.
    if (changed.some(({ gives }) => !gives?.topics)) return [];
    return [{ key: [consumer.name, 'topics', topic].join(' '), text: `${titleOf(consumer)} needs the topic ${topic}, which ${changed.map(titleOf).join(', ') || 'no program'} does not give.` }];
  }));
}

/**
 * Compares what is live with what a change makes live.
 *
 * @returns the needs that the change breaks; those that were not met before are left out
 */
export function newBreaks(before: readonly ContractParty[], after: readonly ContractParty[]): ContractBreak[] {
  const known = new Set(contractBreaks(before).map(({ key }) => key));
  return [...contractBreaks(after).filter(({ key }) => !known.has(key)), ...lostTopics(before, after)];
}
