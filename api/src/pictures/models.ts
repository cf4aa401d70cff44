import type { Model } from './drawing/model.ts';
import { armchair } from './models/armchairs.ts';
import { chair } from './models/chairs.ts';
import { sofa } from './models/sofas.ts';
import type { PictureKind, PictureSpec } from './pictureSpec.ts';

const MODELS: Partial<Record<PictureKind, (spec: PictureSpec) => Model>> = { sofa, armchair, chair };

/** The model of a product, in its own proportions. */
export function modelOf(spec: PictureSpec): Model {
  const model = MODELS[spec.kind];
  if (model === undefined) throw new Error(spec.kind);
  return model(spec);
}
