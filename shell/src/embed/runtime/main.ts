import { createRuntime } from './createRuntime.ts';
import { provideShared } from './provideShared.ts';

provideShared();
globalThis._FESZEK_EMBED = createRuntime;
