import { findOldContracts } from './contractFiles.mjs';

// A process of its own: reading the types waits for the compiler, and nothing else in a process runs meanwhile.
const faults = findOldContracts();
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;
