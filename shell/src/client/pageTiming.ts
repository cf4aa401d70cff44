function isNavigation(entry: PerformanceEntry | undefined): entry is PerformanceNavigationTiming {
  return entry?.entryType === 'navigation';
}

/** The browser's timing of this document. */
export function pageTiming(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return isNavigation(entry) ? entry : undefined;
}
