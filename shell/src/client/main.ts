import './federation/provideRuntime.ts';
import './styles.ts';
import { nextTask } from './nextTask.ts';
import { startShell } from './startShell.tsx';

function start(): void {
  startShell();
  window.feszekStarted = true;
}

// An early interaction loads the client while the page is still being parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else void nextTask().then(start);
