import { ConfigError } from './config.ts';
import { isDatabaseUnavailable } from './platform/database/isDatabaseUnavailable.ts';
import { ShopDataError } from './platform/database/ShopDataError.ts';
import { errorCode } from './platform/errorCode.ts';

/** The file or folder of a file system error. */
function pathOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'path' in error && typeof error.path === 'string' ? error.path : 'the data folder (DATA_DIR)';
}

function isAboutPort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error && error.syscall === 'listen';
}

/**
 * Explains why the program cannot start, to the person who starts it.
 *
 * @param port the configured port
 * @returns `undefined` for an error of the program
 */
export function startFault(error: unknown, port: string): string | undefined {
  if (error instanceof ConfigError || error instanceof ShopDataError) return error.message;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program; stop it, or set API_PORT to a free port.`;
    case 'EACCES':
    case 'EPERM':
      return isAboutPort(error) ? `This user may not listen on port ${port} (API_PORT).` : `This user may not write to ${pathOf(error)}; correct its owner, or set DATA_DIR to another folder.`;
    case 'EROFS':
      return `${pathOf(error)} is on a read-only disk; mount it for writing, or set DATA_DIR to another folder.`;
    case 'ENOSPC':
    case '53100':
      return `No space is left on the disk of ${pathOf(error)}; free some, then start again.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST, or the host in DATABASE_URL, is not an address that can be used here.';
    case '28P01':
    case '28000':
    case '3D000':
      return 'The database server refuses the user, the password or the database that DATABASE_URL names.';
    default:
      return isDatabaseUnavailable(error) ? 'The database server that DATABASE_URL names does not answer.' : undefined;
  }
}
