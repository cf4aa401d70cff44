import { SWC_OPTIONS } from './scripts/jest/swcOptions.mjs';

/** One transform for every suite: TypeScript and JSX through swc, CSS Modules as their own class names. */
const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': ['@swc/jest', SWC_OPTIONS],
  },
  moduleNameMapper: { '\\.css$': '<rootDir>/scripts/jest/cssModule.mjs' },
  testEnvironment: '<rootDir>/scripts/jest/sharedModules/Environment.mjs',
  testRunner: '<rootDir>/scripts/jest/sharedModules/runner.mjs',
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.turbo/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

/** The tests that run in further browser engines. */
const ENGINES = '/e2e/src/engines/';

/** What the test of the hosts and the measurements compute; their tests need no shop. */
const COMPUTED = '/e2e/(?:hosts|bench)/';

/** One shop for all journeys. */
const journeys = { globalSetup: '<rootDir>/e2e/src/setup/start.ts', globalTeardown: '<rootDir>/e2e/src/setup/stop.ts' };

export default {
  // Long enough for a busy machine; a test that hangs still ends.
  testTimeout: 30_000,
  testSequencer: '<rootDir>/scripts/jest/longestFirst.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/patience.mjs'],
      testMatch: ['<rootDir>/{shell,mfe-*,shared/*,demo,register,e2e/hosts,e2e/bench}/**/*.test.{ts,tsx}', '<rootDir>/scripts/**/*.test.mjs'],
    },
    {
      ...shared,
      displayName: 'api',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      globalSetup: '<rootDir>/scripts/jest/startDatabase.mjs',
      globalTeardown: '<rootDir>/scripts/jest/stopDatabase.mjs',
    },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ENGINES, COMPUTED],
      ...journeys,
    },
    {
      // Part of `npm run test:full`. It shares the shop of the journeys: Jest runs one and the same setup once.
      ...shared,
      displayName: 'engines',
      testMatch: [`<rootDir>${ENGINES}**/*.test.ts`],
      ...journeys,
    },
  ],
};
