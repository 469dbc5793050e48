/**
 * A message of `site.interface` with its placeholders replaced: `{count} matches`. The schema says
 * which placeholders a message has, and validation that they are in it.
 */
export function fillIn(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
