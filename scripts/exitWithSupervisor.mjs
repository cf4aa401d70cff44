/** Loaded into every program: where the supervisor is killed the hard way, its programs end as well. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
