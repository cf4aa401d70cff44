import type { Role } from './visit.ts';

/** The actions of a visitor that the steps of a purchase use, in any browser engine. */
export interface Actions {
  /** The path that the address bar shows. */
  path(): string | Promise<string>;
  /** Waits for the element with a role and a name. */
  find(role: Role, name: string): Promise<unknown>;
  /** Clicks the element with a role and a name. */
  press(role: Role, name: string, within?: string): Promise<void>;
  /** Clicks the label that begins with a text. */
  choose(text: string): Promise<void>;
  /** Replaces the value of a field by typing. */
  fill(name: string, value: string): Promise<void>;
  /** The value of a field. */
  value(name: string): Promise<string>;
  /** The heading of the page. */
  heading(): Promise<string>;
}
