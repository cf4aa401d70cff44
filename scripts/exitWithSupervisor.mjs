/** Preloaded into every program: ends it when the supervisor is killed. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
