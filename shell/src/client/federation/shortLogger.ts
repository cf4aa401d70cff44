/** Replaces the loggers of the federation runtime, which also serve builds: messages go to the browser's console with a prefix. */
export function createLogger(prefix: string) {
  return {
    log: console.log.bind(console, prefix),
    info: console.info.bind(console, prefix),
    warn: console.warn.bind(console, prefix),
    error: console.error.bind(console, prefix),
    debug: () => undefined,
  };
}

export const logger = createLogger('[ Module Federation ]');

export { createLogger as bindLoggerToCompiler, createLogger as createInfrastructureLogger, logger as infrastructureLogger };
