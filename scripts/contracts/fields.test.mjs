import { describe, expect, it } from '@jest/globals';
import { fieldsRead, schemaReads } from './fields.mjs';

const PRODUCT = ['brand?', 'colors', 'colors[].hex', 'colors[].title', 'id', 'link', 'link.slug', 'title'];

/**
 * A read of a field from an object with these fields.
 *
 * @param {string} name
 * @param {string[]} names
 * @param {boolean} isDeclared - whether the type of the object was written by hand
 */
function read(name, names, isDeclared = false) {
  const properties = names.map((known) => ({ name: known, declarations: isDeclared ? [{}] : [] }));
  const property = properties.find((known) => known.name === name);
  if (!property) throw new RangeError(`${name} is none of ${names.join()}`);
  return { name, properties, property };
}

/** @param {ReturnType<typeof read>[]} reads */
const needed = (...reads) => fieldsRead(PRODUCT, schemaReads(reads));
const OBJECT = ['brand', 'colors', 'id', 'link', 'title'];

describe('the fields that a program needs', () => {
  it('are those that it reads from the object, or from a type with some of its fields', () => {
    expect(needed(read('title', OBJECT))).toEqual(['title']);
    expect(needed(read('title', ['title', 'id']))).toEqual(['title']);
  });

  it('are not those of an object with other fields, or of a type that was written by hand', () => {
    expect(needed(read('title', ['title', 'published_at']))).toEqual([]);
    expect(needed(read('title', ['title'], true))).toEqual([]);
  });

  it('include fields of an inner object or of a list only if the object or the list is read too', () => {
    expect(needed(read('slug', ['slug']))).toEqual([]);
    expect(needed(read('link', OBJECT), read('slug', ['slug']))).toEqual(['link', 'link.slug']);
    expect(needed(read('colors', OBJECT), read('hex', ['hex', 'title']))).toEqual(['colors', 'colors[].hex']);
  });

  it('leave out a field that may be absent', () => {
    expect(needed(read('brand', OBJECT))).toEqual([]);
  });
});
