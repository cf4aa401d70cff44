import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into every program: only the user that runs the shop can read files that it creates (database, mails, feeds). Threads of
 * the program preload it too. They share the mask of their process and cannot set it.
 */
if (isMainThread) process.umask(0o077);
