import { describe, expect, it } from '@jest/globals';
import { tally } from './jestSuite.mjs';

/** @param {object} numbers */
const report = (numbers) => JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, ...numbers });

describe('the sum of a suite', () => {
  it('is what Jest counted', () => {
    expect(tally(report({ numPassedTests: 7, numFailedTests: 2 }), false)).toEqual({ passed: 7, failed: 2 });
  });

  it('counts a file that could not be run as a failure', () => {
    expect(tally(report({ numPassedTests: 7, numRuntimeErrorTestSuites: 1 }), false)).toEqual({ passed: 7, failed: 1 });
  });

  it('has a failure where Jest ended badly although no test failed', () => {
    expect(tally(report({ numPassedTests: 7 }), false)).toEqual({ passed: 7, failed: 1 });
  });

  it('has a failure where Jest wrote no report', () => {
    expect(tally('', false)).toEqual({ passed: 0, failed: 1 });
  });

  it('has a failure where no test was run', () => {
    expect(tally(report({}), true)).toEqual({ passed: 0, failed: 1 });
  });
});
