/** An error as a page reports it (`runtime/services/error-reports.ts`), or a stack that was copied from a console. */
export interface ErrorReport {
  readonly stack: string;
  /** What else the report says, one line each: the page, the island, the environment. */
  readonly facts: readonly string[];
}

const factNames = ['path', 'island', 'environment'] as const;

/** Reads a report: the JSON that a page sends, or plain text, which is taken for a stack. */
export function parseReport(text: string): ErrorReport {
  const report = parseObject(text);
  if (report === undefined) return { stack: text.trimEnd(), facts: [] };
  const facts = factNames.flatMap((name) => {
    const fact = asText(report[name]);
    return fact === undefined ? [] : [`${name}: ${fact}`];
  });
  const [message = '', stack = ''] = [asText(report['message']), asText(report['stack'])];
  return { stack: stack.startsWith(message) ? stack : `${message}\n${stack}`.trimEnd(), facts };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
