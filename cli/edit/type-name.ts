import { isDeepStrictEqual } from 'node:util';
import { createSourceFile } from '../diagnostics/span.ts';
import { parseYaml } from '../source/yaml.ts';
import { inQuotes } from './quotes.ts';

/** A name as it is typed before its colon. */
export function typeName(name: string): string {
  const file = createSourceFile('', `fields: { ${name}: text }\n`);
  const [document, diagnostics] = parseYaml(file);
  const isPlain = isDeepStrictEqual(document?.value, { fields: { [name]: 'text' } });
  return isPlain && diagnostics.length === 0 ? name : inQuotes(name);
}
