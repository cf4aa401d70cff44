/** The shop's colours for mail programs: literal values, since custom properties are not supported reliably. */
export const LIGHT = { ground: '#faf7f2', surface: '#ffffff', line: '#e2d9cb', ink: '#1f1b16', muted: '#6b6257', accent: '#1f4d3a', onAccent: '#ffffff' } as const;

export const DARK: Record<keyof typeof LIGHT, string> = { ground: '#16130f', surface: '#1f1b16', line: '#3a332a', ink: '#f3ece1', muted: '#b3a797', accent: '#8cc5a6', onAccent: '#10241b' };
