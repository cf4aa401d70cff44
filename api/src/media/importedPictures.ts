import type { Db } from '../platform/database/connect.ts';
import type { Drawing, PictureSpec } from '@feszek/demo/drawing';
import { pictureKey, PICTURE_VARIANTS } from '@feszek/demo/drawing';

const PRODUCT = /^products\/(?<id>[1-9]\d{0,8})-(?<variant>[a-z]+)-[0-9a-f]{8}$/;
const CATEGORY = /^categories\/(?<id>[1-9]\d{0,8})-(?<name>[a-z0-9-]+)-[0-9a-f]{8}$/;
/** Drawings that are remembered, so that a page of pictures costs no query each. */
const MOST_REMEMBERED = 5000;

/** What the picture of an address is drawn from; `undefined` where the shop's own range does not have it. */
export type FindSpec = (path: string) => PictureSpec | undefined;
export type FindDrawing = (key: string) => Drawing | undefined | Promise<Drawing | undefined>;

/** The members in one order, whatever the database made of it: a picture's name is a hash of them. */
export function orderedSpec({ kind, design, body, frame, size }: PictureSpec): PictureSpec {
  return {
    kind,
    design,
    body: { material: body.material, hex: body.hex },
    frame: { material: frame.material, hex: frame.hex },
    size: { width: size.width, depth: size.depth, height: size.height },
  };
}

async function productDrawing(db: Db, key: string): Promise<Drawing | undefined> {
  const { id, variant } = PRODUCT.exec(key)?.groups ?? {};
  const name = PICTURE_VARIANTS.find((candidate) => candidate === variant);
  if (!name) return undefined;
  const row = await db.selectFrom('product_picture').select('spec').where('product_id', '=', Number(id)).executeTakeFirst();
  if (!row) return undefined;
  const scene = { name, spec: orderedSpec(row.spec) };
  return { key: pictureKey('products', `${id}-${name}`, scene), scene };
}

async function categoryDrawing(db: Db, key: string): Promise<Drawing | undefined> {
  const { id, name } = CATEGORY.exec(key)?.groups ?? {};
  if (!name) return undefined;
  const row = await db.selectFrom('category_picture').select('spec').where('category_id', '=', Number(id)).executeTakeFirst();
  if (!row) return undefined;
  const scene = { name: 'room', spec: orderedSpec(row.spec) } as const;
  return { key: pictureKey('categories', `${id}-${name}`, scene), scene };
}

/**
 * Finds the drawings of what has been imported, and of everything else by `others`. What has been imported comes first: an
 * import may have given a product of the shop's own range another picture.
 */
export function findImported(db: Db, others: (key: string) => Drawing | undefined): FindDrawing {
  const remembered = new Map<string, Drawing>();
  return async (key) => {
    const known = remembered.get(key);
    if (known) return known;
    const drawing = (await productDrawing(db, key)) ?? (await categoryDrawing(db, key));
    if (!drawing) return others(key);
    if (drawing.key === key) {
      if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
      remembered.set(key, drawing);
    }
    return drawing;
  };
}
