/**
 * The functions of the test file that runs now.
 *
 * @type {Map<string, any>}
 */
let current = new Map();

/** @param {Record<string, unknown>} globals - the functions of the test file that runs next */
export function provide(globals) {
  current = new Map(Object.entries(globals));
}

/**
 * A function that belongs to the running test file at each use: this module is loaded once for all test files of a process.
 *
 * @param {string} name
 * @returns {any}
 */
function running(name) {
  return new Proxy(() => undefined, {
    apply: (_target, _this, args) => current.get(name)(...args),
    get: (_target, key) => current.get(name)[key],
  });
}

export const afterAll = running('afterAll');
export const afterEach = running('afterEach');
export const beforeAll = running('beforeAll');
export const beforeEach = running('beforeEach');
export const describe = running('describe');
export const expect = running('expect');
export const it = running('it');
export const jest = running('jest');
