import './provideRuntimeCore.ts';
import './styles.ts';
import { startShell } from './startShell.tsx';

startShell();
window.feszekStarted = true;
