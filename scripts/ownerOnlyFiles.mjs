/** Loaded into every program: files that it creates (database, mails, feeds) are for the user alone that runs the shop. */
process.umask(0o077);
