import type { AxisKind } from '@feszek/contract';
import type { PictureKind, PictureMaterial } from '../../pictures/pictureSpec.ts';
import { localized } from '../localized.ts';
import type { Texts } from '../range/material.ts';
import type { Variant } from '../range/products.ts';
import type { Naming } from './sizes.ts';

const WOODEN: ReadonlySet<PictureMaterial> = new Set(['wood', 'lacquer', 'cane']);
const UPHOLSTERED: ReadonlySet<PictureKind> = new Set(['sofa', 'corner-sofa', 'armchair', 'pouf', 'chair', 'bar-stool', 'bench', 'shoe-cabinet', 'office-chair', 'bed', 'cushion']);

const WOOD = localized('Fa', 'Wood');
const COVER = localized('Huzat', 'Cover');
const MATERIAL = localized('Anyag', 'Material');
const VERSION = localized('Kivitel', 'Version');

/** The finish and the carrier of a variant, as a key: equal for equal builds. */
export function buildOf({ finish, carrier }: Variant): string {
  return [finish.name[0], carrier.name[0], carrier.part[0]].join('|');
}

/** Names of the builds of a model. */
export interface Builds extends Naming {
  readonly kind: AxisKind;
}

function named(title: Builds['title'], kind: AxisKind, textsOf: (variant: Variant) => Texts): Builds {
  return { title, kind, valueOf: (variant) => localized(...textsOf(variant)) };
}

/** Whether a variant has a cover. */
export function isUpholstered({ range, model, finish }: Variant): boolean {
  return UPHOLSTERED.has(model.kind ?? range.kind) && !WOODEN.has(finish.body);
}

function distinct(variants: readonly Variant[], nameOf: (variant: Variant) => string): number {
  return new Set(variants.map(nameOf)).size;
}

/**
 * The materials of a model: finishes by their name if each occurs once, otherwise by what carries them, such as
 * `tölgylábak`.
 *
 * @returns `undefined` for a model of one build
 */
export function namesOfBuilds(variants: readonly Variant[]): Builds | undefined {
  const count = distinct(variants, buildOf);
  if (count === 1) return undefined;
  const isWooden = (material: PictureMaterial) => WOODEN.has(material);
  if (distinct(variants, ({ finish }) => finish.name[0]) === count) {
    if (variants.every(({ finish }) => isWooden(finish.body))) return named(WOOD, 'wood', ({ finish }) => finish.name);
    return named(variants.every(isUpholstered) ? COVER : MATERIAL, 'cover', ({ finish }) => finish.name);
  }
  const kind = variants.every(({ carrier }) => isWooden(carrier.surface[0])) ? 'wood' : 'cover';
  if (distinct(variants, ({ carrier }) => carrier.part[0]) === count) return named(VERSION, kind, ({ carrier }) => carrier.part);
  return named(VERSION, kind, ({ finish, carrier }) => [`${finish.name[0]}, ${carrier.part[0]}`, `${finish.name[1]}, ${carrier.part[1]}`]);
}
