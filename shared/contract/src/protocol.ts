/** Versions of the fragment protocol that a program speaks: all from `min` to `max`. */
export interface ProtocolRange {
  readonly min: number;
  readonly max: number;
}

/** The versions that the shell and the kit of this release speak. A change that older programs do not understand raises `max`. */
export const FRAGMENT_PROTOCOLS: ProtocolRange = { min: 1, max: 1 };

/** The header with which the shell names the version of a request. Absent in requests of earlier shells, which speak only the lowest one. */
export const PROTOCOL_HEADER = 'feszek-protocol';

/** The versions that a manifest names. */
export interface NamedProtocols {
  /** The lowest one. */
  readonly protocol: number;
  /** Absent in manifests of earlier releases, which speak one version. */
  readonly protocols?: ProtocolRange;
}

/** The versions that a release speaks. */
export function protocolsOf({ protocol, protocols }: NamedProtocols): ProtocolRange {
  return protocols ?? { min: protocol, max: protocol };
}

/** The highest version that two programs both speak; `undefined` if there is none. */
export function commonProtocol(a: ProtocolRange, b: ProtocolRange): number | undefined {
  const highest = Math.min(a.max, b.max);
  return highest >= Math.max(a.min, b.min) ? highest : undefined;
}

const named = ({ min, max }: ProtocolRange) => (min === max ? String(min) : `${min} to ${max}`);

/**
 * Compares the versions of a release with those of a shell.
 *
 * @returns in a sentence, which versions both speak, if they have none in common; `undefined` if they have one
 */
export function protocolConflict(manifest: NamedProtocols, shell: ProtocolRange): string | undefined {
  const release = protocolsOf(manifest);
  return commonProtocol(release, shell) === undefined ? `It speaks the fragment protocol ${named(release)}, and the shell ${named(shell)}.` : undefined;
}
