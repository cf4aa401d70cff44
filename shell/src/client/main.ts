import './provideRuntime.ts';
import './styles.ts';
import { startShell } from './startShell.tsx';

function start(): void {
  startShell();
  window.feszekStarted = true;
}

// An early interaction loads the client while the page is still being parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
