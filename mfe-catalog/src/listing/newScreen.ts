import { defineScopeScreen } from './defineScopeScreen.tsx';

export const screen = defineScopeScreen('new');
