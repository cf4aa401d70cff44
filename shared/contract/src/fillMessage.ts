/** Replaces the placeholders (`{name}`) of a message. A placeholder without a value stays. */
export function fillMessage(message: string, params: Readonly<Record<string, string | number>> = {}): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
