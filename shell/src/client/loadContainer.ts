import { entryScript } from '@feszek/integrity/entry';
import { getInstance } from '@module-federation/enhanced/runtime';

/** A script that has not arrived by then counts as failed, in milliseconds. The federation runtime has the same limit. */
const LIMIT_MS = 20_000;

/** A Module Federation container: the global that the entry of a slice sets. */
interface Container {
  init(shareScope: object): unknown;
  get(module: string): Promise<() => unknown>;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** The same name as that of webpack's errors: the page then reads which releases are live (`isChunkLoadError`). */
function loadError(entry: string): Error {
  return Object.assign(new Error(`Loading ${entry} failed`), { name: 'ChunkLoadError' });
}

function execute(entry: string, integrity: string): Promise<void> {
  const script = entryScript(entry, integrity);
  let timer: ReturnType<typeof setTimeout>;
  const executed = new Promise<void>((resolve, reject) => {
    const fail = () => reject(loadError(entry));
    timer = setTimeout(fail, LIMIT_MS);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  return executed.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}

/**
 * Loads the module that a slice exposes, by the protocol of Module Federation containers: the page's shared React is given to
 * the container, which then loads the module.
 *
 * @param name - the global of the container
 * @param entry - absolute address of the entry
 * @param integrity - its hash, or `unchecked`
 * @throws ChunkLoadError if the entry does not load, or sets no container; what the container throws
 */
export async function loadContainer(name: string, entry: string, integrity: string): Promise<unknown> {
  // A container of an earlier attempt must not pass for that of an entry which does not run.
  Reflect.set(window, name, undefined);
  await execute(entry, integrity);
  const container: unknown = Reflect.get(window, name);
  if (!isContainer(container)) throw loadError(entry);
  await container.init(getInstance()?.shareScopeMap.default ?? {});
  return (await container.get('./slice'))();
}
