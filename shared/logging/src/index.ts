export { loggerOptions } from './loggerOptions.ts';
export type { LineWriter } from './loggerOptions.ts';
export { LogStream } from './LogStream.ts';
export { logRejections } from './logRejections.ts';
export { maskAddress } from './maskAddress.ts';
export { maskPath } from './maskPath.ts';
export { namePlugin } from './namePlugin.ts';
export { RequestLog } from './RequestLog.ts';
export type { RequestLogOptions } from './RequestLog.ts';
