import type { PictureKind, PictureMaterial } from '../../pictures/pictureSpec.ts';
import type { GoodsProduct } from '../types.ts';
import { CARE, LIGHT, WATERING } from './careLabels.ts';
import { partsOf } from './parts.ts';
import { AT, COATED_BRASS, INNER_BAG, MESH, OF_DETAIL, PAPER_CORD, sentencesOf, WASHABLE_COVER, WASHABLE_RUG } from './sentences.ts';
import type { Texts } from './sentences.ts';

/** What the care of a product follows from: its materials, and what its own texts state. */
export interface CareSubject extends Pick<GoodsProduct, 'subtitle' | 'description' | 'features' | 'details' | 'material'> {
  readonly kind: PictureKind;
  readonly body: PictureMaterial;
  readonly frame: PictureMaterial;
}

/** Everything that a product states in Hungarian. */
function statedIn({ description, features, details, material }: CareSubject): string {
  return [description.hu, ...features.hu, ...details.map(({ label, value }) => `${label.hu}: ${value.hu}`), material.hu].join(' | ');
}

/** The temperature of washing that the texts state. */
function washedAt(stated: string, kind: PictureKind): Texts {
  const celsius = /(\d\d) °C-on/u.exec(stated)?.[1] ?? (kind === 'towel' || kind === 'bath-mat' ? '60' : undefined);
  return celsius === undefined ? ['a címkéje szerint', 'as its label says'] : [`${celsius} °C-on`, `at ${celsius} °C`];
}

/** How much water and light a plant needs, as its table of details states. */
function ofPlant(details: CareSubject['details']): readonly Texts[] {
  return details.flatMap(({ label, value }): readonly Texts[] => {
    if (label === WATERING) return [[`${label.hu} ${value.hu}.`, `${label.en} ${value.en}.`]];
    return label === LIGHT ? [[`${label.hu}: ${value.hu}.`, `${label.en}: ${value.en}.`]] : [];
  });
}

function ofMaterial({ kind, details, material: { hu } }: CareSubject, material: PictureMaterial, stated: string): readonly Texts[] {
  if (material === 'foliage') return ofPlant(details);
  if (material === 'brass' && /lakkozott sárgaréz|sárgaréz(?:zel)? bevon|sárgaréz színű/iu.test(stated)) return COATED_BRASS;
  if (material === 'cane' && kind !== 'rug' && /papír/iu.test(hu)) return PAPER_CORD;
  if (material === 'cane' && kind !== 'rug' && /háló|poliészter/iu.test(hu)) return MESH;
  return sentencesOf(kind, material);
}

/** What follows for the body from what the texts state about washing. */
function ofWashing({ kind }: CareSubject, stated: string): readonly Texts[] {
  if (kind === 'laundry-basket') return /Belső zsák: /u.test(stated) ? [INNER_BAG] : [];
  if (kind === 'rug') return /pamut/iu.test(stated) && /mosható/iu.test(stated) && !/°C-on/u.test(stated) ? [WASHABLE_RUG] : [];
  const isSeat = ['sofa', 'corner-sofa', 'armchair', 'pouf', 'chair', 'bar-stool', 'bench', 'bed', 'shoe-cabinet'].includes(kind);
  return isSeat && /huzat[^.|]*mosható|mosható (?:párna)?huzat|huzat[^.|]*mosógép/iu.test(stated) ? [WASHABLE_COVER] : [];
}

/** A sentence is true of one part, which the first of its sentences names. */
function named([part, name]: Texts, texts: readonly Texts[]): readonly Texts[] {
  return texts.map(([hu, en], index) => (index === 0 ? [`${part}: ${lowerFirst(hu)}`, `${name}: ${lowerFirst(en)}`] : [hu, en]));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Care instructions for the body and the frame of a product, in agreement with what its texts state. Different materials are
 * each named by their part.
 */
export function careOf(subject: CareSubject): GoodsProduct['care'] {
  const { kind, body, frame, details, subtitle } = subject;
  const stated = statedIn(subject);
  const line = details.find(({ label }) => label === CARE)?.value.en;
  const ofBody = [...(OF_DETAIL.get(line ?? '') ?? ofMaterial(subject, body, stated)), ...ofWashing(subject, stated)];
  const parts = partsOf(kind, body, frame, subtitle.hu);
  const at = washedAt(stated, kind);
  const texts = parts ? [...named(parts[0], ofBody), ...named(parts[1], ofMaterial(subject, frame, stated))] : ofBody;
  const list = (index: 0 | 1): readonly string[] => [...new Set(texts.map((text) => upperFirst(text[index].replace(AT, at[index]))))];
  return { hu: list(0), en: list(1) };
}
