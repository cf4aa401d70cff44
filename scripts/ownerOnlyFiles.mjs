/** Preloaded into every program: only the user that runs the shop can read files that it creates (database, mails, feeds). */
process.umask(0o077);
