/** The channel of `NOTIFY` on which kinds of enqueued jobs are announced. */
export const JOB_CHANNEL = 'job';
