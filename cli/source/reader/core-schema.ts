import type { ScalarValue } from '../yaml-node.ts';

const NULL = /^(?:~|[Nn]ull|NULL)?$/;
const BOOLEAN = /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/;
const INTEGER = /^[-+]?[0-9]+$/;
const OCTAL = /^0o[0-7]+$/;
const HEXADECIMAL = /^0x[0-9a-fA-F]+$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;
const NOT_A_NUMBER = /^(?:\.nan|\.NaN|\.NAN)$/;

/** The first characters of a text that can be anything else than a text. */
const SPECIAL_START = /^[-+.~0-9nNtTfF]/;

/** What a text without quotes means (YAML 1.2.2 section 10.3.2, core schema). */
export function valueOfPlain(text: string): ScalarValue {
  if (!SPECIAL_START.test(text)) return text;
  if (NULL.test(text)) return null;
  if (BOOLEAN.test(text)) return text.startsWith('t') || text.startsWith('T');
  if (INTEGER.test(text)) return parseInt(text, 10);
  if (OCTAL.test(text)) return parseInt(text.slice(2), 8);
  if (HEXADECIMAL.test(text)) return parseInt(text.slice(2), 16);
  if (FLOAT.test(text)) return parseFloat(text);
  if (INFINITE.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  return NOT_A_NUMBER.test(text) ? NaN : text;
}
