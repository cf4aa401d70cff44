import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../paths.mjs';
import { tally } from './jestSuite.mjs';

/** @param {object} numbers */
const report = (numbers) => JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, ...numbers });

describe('the tally of a suite', () => {
  it('counts Jest’s results', () => {
    expect(tally(report({ numPassedTests: 7, numFailedTests: 2 }), false)).toMatchObject({ passed: 7, failed: 2 });
  });

  it('contains the time of every file', () => {
    const testResults = [{ name: join(ROOT, 'api', 'cart.test.ts'), startTime: 1000, endTime: 3500 }];
    expect(tally(report({ numPassedTests: 7, testResults }), true).files).toEqual([{ file: join('api', 'cart.test.ts'), seconds: 2.5 }]);
  });

  it('counts a file that could not be run as a failure', () => {
    expect(tally(report({ numPassedTests: 7, numRuntimeErrorTestSuites: 1 }), false)).toMatchObject({ passed: 7, failed: 1 });
  });

  it('contains a failure if Jest ended with an error although no test failed', () => {
    expect(tally(report({ numPassedTests: 7 }), false)).toMatchObject({ passed: 7, failed: 1 });
  });

  it('contains a failure if Jest wrote no report', () => {
    expect(tally('', false)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('contains a failure if no test was run', () => {
    expect(tally(report({}), true)).toMatchObject({ passed: 0, failed: 1 });
  });
});
