/**
 * The variables with which a program reads releases. Only the register has the secret of those who deploy.
 *
 * @param {string} kind - `slice`, or the name of another program
 * @param {import('./releases/registerSettings.mjs').RegisterSettings} register
 * @returns {NodeJS.ProcessEnv}
 */
export function registerEnvironment(kind, { token, readToken, folder, trustFile, store }) {
  switch (kind) {
    case 'register':
      return { REGISTER_TOKEN: token, REGISTER_READ_TOKEN: readToken, REGISTER_DIR: folder, TRUST_FILE: trustFile };
    case 'shell':
      return { REGISTER_READ_TOKEN: readToken, TRUST_FILE: trustFile, RELEASES_DIR: store };
    case 'slice':
      return { TRUST_FILE: trustFile, RELEASES_DIR: store };
    default:
      return {};
  }
}
