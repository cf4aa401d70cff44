import './panel.css';
import type {} from '../panelHook.ts';
import { readPageData } from '../pageData.ts';
import { Borders } from './Borders.ts';
import { BusEvents } from './BusEvents.ts';
import { Fragments } from './Fragments.ts';
import { busView } from './busView.ts';
import { planView } from './planView.ts';
import { bordersView } from './bordersView.ts';
import { showPanel } from './showPanel.ts';
import { timingsView } from './timingsView.ts';

/**
 * The development panel. This script is the first of the client's on pages of previews and of development, so that it
 * receives all events of the bus and the lifecycles of all slices.
 */
const events = new BusEvents();
const fragments = new Fragments();
window.feszekPanel = { bus: { log: (entry) => events.add(entry) }, observe: (remote) => fragments.observe(remote) };

function start(): void {
  const page = readPageData();
  const borders = new Borders(page, fragments);
  showPanel([
    { name: 'Plan', create: () => planView(page) },
    { name: 'Borders', create: () => bordersView(borders) },
    { name: 'Bus', create: () => busView(events) },
    { name: 'Timings', create: () => timingsView(page, fragments) },
  ]);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
