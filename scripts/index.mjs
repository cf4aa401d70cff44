export { demoSeller } from './demoSeller.mjs';
export { freePort } from './ports.mjs';
export { Failure } from './failure.mjs';
export { measureStart } from './measureStart.mjs';
export { newMachine } from './newMachine.mjs';
export { endSignal } from './signals.mjs';
export { PROGRAMS, logFile, programsOf, readSettings } from './programs.mjs';
export { sliceCommand } from './releases/sliceCommand.mjs';
export { startShop } from './shop/startShop.mjs';
export { supervise } from './supervisor.mjs';
export { build } from './build.mjs';
export { buildWithSourceMaps } from './buildWithSourceMaps.mjs';
export { createSlice } from './releases/createSlice.mjs';
/** @typedef {import('./buildWithSourceMaps.mjs').MappedScript} MappedScript */
