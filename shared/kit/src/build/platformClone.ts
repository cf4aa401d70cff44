/**
 * Stands in for `cloneDeep` and `clone` of lodash, which Formik calls with the values of forms: plain data. The platform's
 * function is equivalent for them and weighs nothing.
 */
export default structuredClone;
