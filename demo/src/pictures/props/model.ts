import type { Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';

/** A fixture made of parts; it has no detail picture of its own. */
export function modelFrom(parts: readonly Part[], mount: Model['mount'] = 'floor'): Model {
  return { parts, mount, focus: { at: [0, 0, 0], share: 1 } };
}
