import { answerJobs } from '../src/painter/answerJobs.ts';

// Without the low priority of the shop's own: a test waits for each picture.
answerJobs();
