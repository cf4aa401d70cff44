import { constants, setPriority } from 'node:os';
import { answerJobs } from './answerJobs.ts';

// Requests of visitors take precedence.
setPriority(constants.priority.PRIORITY_LOW);

answerJobs();
