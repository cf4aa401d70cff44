import { mountRootParcel } from 'single-spa';
import type { AppProps } from 'single-spa';
import type { LifeCycles, SliceRootProps } from '@feszek/kit';

/** The same function, whose types single-spa declares completely only for root parcels. */
type MountParcel = typeof mountRootParcel;

const done = () => Promise.resolve();

/** A parcel that is never unmounted and shows nothing. Resolves to the function that mounts parcels into it. */
async function mountOwner(): Promise<MountParcel> {
  const { promise, resolve } = Promise.withResolvers<MountParcel>();
  const mount = async ({ mountParcel }: AppProps) => resolve(mountParcel as MountParcel);
  // A mount that fails rejects; one that succeeds has resolved the promise.
  await mountRootParcel({ name: 'parts', bootstrap: done, mount, unmount: done }, { domElement: document.createElement('div') }).mountPromise;
  return promise;
}

let owner: Promise<MountParcel> | undefined;

export interface PartParcel {
  /** Unmounts the part. Rejects with what the part throws. */
  unmount(): Promise<void>;
}

/**
 * Mounts a part as a parcel of single-spa.
 *
 * single-spa 6 keeps the record of a root parcel after the parcel is unmounted. It removes the record of a parcel that
 * belongs to another one, so all parts belong to one that stays. Its deadlines keep each record for another minute, so the
 * record loses the element and the data of the part at once.
 *
 * @param lifeCycles - those of the part
 * @returns the part, once it is mounted
 * @throws what the part throws while it is mounted
 */
export async function mountPart({ bootstrap, mount, unmount }: LifeCycles, props: SliceRootProps): Promise<PartParcel> {
  const recorded = { ...props };
  const release = () => Object.keys(recorded).forEach((name) => Reflect.deleteProperty(recorded, name));
  try {
    const mountParcel = await (owner ??= mountOwner());
    const parcel = mountParcel({ bootstrap, mount, unmount }, recorded);
    await parcel.mountPromise;
    return { unmount: () => parcel.unmount().then(() => undefined).finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
