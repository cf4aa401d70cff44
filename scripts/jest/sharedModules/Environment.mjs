import { TestEnvironment } from 'jest-environment-node';

/**
 * The environment of test files that share the modules of their worker process: Node.js loads each module once for all
 * of them, instead of Jest once for each. A file that needs modules or a global scope of its own (a document, fake timers,
 * mocked modules) names another environment in its first line: `@jest-environment node`.
 */
export default class SharedModulesEnvironment extends TestEnvironment {
  /** Read by the test runner beside. */
  sharesModules = true;
}
