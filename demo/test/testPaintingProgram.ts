import { answerJobs } from '../src/painter/answerJobs.ts';

// At normal priority, because a test waits for each picture.
answerJobs();
