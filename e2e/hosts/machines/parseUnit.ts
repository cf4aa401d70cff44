/** What a systemd unit says about its program. */
export interface Unit {
  /** The words of `ExecStart`, with variables. */
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Files with further variables. */
  readonly environmentFiles: readonly string[];
  readonly folder: string | undefined;
  readonly user: string | undefined;
  readonly restart: 'no' | 'on-failure' | 'always';
  readonly restartMs: number;
  /** Asks the program to end. */
  readonly stopSignal: NodeJS.Signals;
  /** How long the program may take to end, in milliseconds. */
  readonly stopMs: number;
}

const DEFAULT_RESTART_MS = 100;
const DEFAULT_STOP_MS = 90_000;
const HOUR_MS = 3_600_000;

/** `45`, `45s`, `100ms` or `1h` in milliseconds. */
function duration(text: string): number {
  const [, amount = '', unit = ''] = /^(\d+)(ms|s|h|)$/.exec(text) ?? [];
  if (amount === '') throw new RangeError(`${text} is no duration`);
  return Number(amount) * ({ ms: 1, h: HOUR_MS }[unit] ?? 1000);
}

function restartOf(text = 'no'): Unit['restart'] {
  if (text !== 'no' && text !== 'on-failure' && text !== 'always') throw new RangeError(`Restart=${text} is not known`);
  return text;
}

function signalOf(text = 'SIGTERM'): Unit['stopSignal'] {
  if (text !== 'SIGTERM' && text !== 'SIGINT') throw new RangeError(`KillSignal=${text} is not known`);
  return text;
}

/** The assignments of `Environment=A=1 "B=two words"`. */
function assignments(text: string): [string, string][] {
  return [...text.matchAll(/"(\w+)=([^"]*)"|(\w+)=(\S*)/g)].map(([, quotedName, quotedValue, name, value]) => [quotedName ?? name ?? '', quotedValue ?? value ?? '']);
}

/**
 * Reads the settings of a service that a start, a restart and a stop need. A repeated setting replaces the earlier one, so the
 * drop-ins follow the unit.
 *
 * @param texts - the unit, and its drop-ins
 * @param instance - what `%i` stands for
 */
export function parseUnit(texts: readonly string[], instance = ''): Unit {
  const settings = new Map<string, string[]>();
  for (const line of texts.join('\n').split('\n')) {
    const [, name, value = ''] = /^(\w+)=(.*)$/.exec(line.trim()) ?? [];
    if (name !== undefined) settings.set(name, [...(settings.get(name) ?? []), value.replaceAll('%i', instance)]);
  }
  const last = (name: string) => settings.get(name)?.at(-1);
  return {
    command: (last('ExecStart') ?? '').replace(/^-/, '').split(/\s+/),
    environment: Object.fromEntries((settings.get('Environment') ?? []).flatMap(assignments)),
    environmentFiles: (settings.get('EnvironmentFile') ?? []).map((file) => file.replace(/^-/, '')),
    folder: last('WorkingDirectory'),
    user: last('User'),
    restart: restartOf(last('Restart')),
    restartMs: duration(last('RestartSec') ?? `${DEFAULT_RESTART_MS}ms`),
    stopSignal: signalOf(last('KillSignal')),
    stopMs: duration(last('TimeoutStopSec') ?? `${DEFAULT_STOP_MS}ms`),
  };
}

/** The variables of a file of the environment. */
export function parseEnvironment(text: string): Record<string, string> {
  const lines = text.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^(\w+)=(.*)$/.exec(line.trim()) ?? [];
    return name === undefined ? [] : [[name, value.replace(/^"(.*)"$/, '$1')]];
  });
  return Object.fromEntries(lines);
}
