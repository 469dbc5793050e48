import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { asColour } from '../formats/colour.ts';
import { asDate } from '../formats/date.ts';
import { isEmail } from '../formats/email.ts';
import { isOrigin, linkProblem } from '../formats/link.ts';
import { isNameFormat } from '../formats/name.ts';
import { asPhone } from '../formats/phone.ts';
import { isBlank, textProblem } from '../formats/text.ts';
import { asYaml } from '../describe.ts';
import { explainName } from './bad-name.ts';
import type { SchemaError } from './schema-error.ts';
import { explainMarkup } from './html.ts';
import { atValue, suggesting } from './schema-error.ts';
import { explainLineBreak } from './line-break.ts';
import { explainLink } from './unsafe-link.ts';
import { explainMarks } from './prose-marks.ts';
import { explainVideo } from './video-page.ts';
import { explainEmptyText } from './wrong-size.ts';

/** A text that is not of its field's format. */
export function explainFormat(error: SchemaError): Diagnostic {
  const text = String(error.value);
  const { format = 'text' } = error.node;
  if (isBlank(text)) return explainEmptyText(error);
  if (isNameFormat(format)) return explainName(error, format, text);
  return (explanations[format] ?? explainText)(error, text);
}

const explanations: Readonly<Record<string, (error: SchemaError, text: string) => Diagnostic>> = {
  prose: explainProse,
  link: explainLink,
  'asset-document': explainLink,
  'asset-video': explainVideo,
  origin: (error, text) => explainWrong(error, 'bad-origin', text, asOrigin(text)),
  email: (error, text) => explainWrong(error, 'bad-email', text, asEmail(text)),
  phone: (error, text) => explainWrong(error, 'bad-phone', text, asPhone(text)),
  'iso-date': explainDate,
  colour: (error, text) => explainWrong(error, 'bad-colour', text, asColour(text)),
};

type WrongCode = 'bad-origin' | 'bad-email' | 'bad-phone' | 'bad-colour';

function explainWrong(
  error: SchemaError,
  code: WrongCode,
  value: string,
  instead: string | undefined,
): Diagnostic {
  return atValue(error, code, { value, instead }, suggesting(asYaml(instead)));
}

// A date needs no quotes where a date belongs.
function explainDate(error: SchemaError, value: string): Diagnostic {
  const instead = asDate(value);
  return atValue(error, 'bad-date', { value, instead }, suggesting(instead));
}

function explainProse(error: SchemaError, text: string): Diagnostic {
  return textProblem(text) === undefined ? explainMarks(error, text) : explainText(error, text);
}

function explainText(error: SchemaError, text: string): Diagnostic {
  if (textProblem(text) === 'line-break') {
    return explainLineBreak(error);
  }
  return explainMarkup(error, text);
}

function asOrigin(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`;
  const link = mendedLink(url);
  const origin = URL.canParse(link) ? new URL(link).origin : '';
  return isOrigin(origin) ? origin : undefined;
}

/** An address whose host holds a foreign sign would be read as another host, in the letters of Punycode. */
function mendedLink(url: string): string {
  const problem = linkProblem(url);
  const isForeign = problem?.reason === 'odd-sign' || problem?.reason === 'mixed-alphabets';
  return problem?.instead ?? (isForeign ? '' : url);
}

function asEmail(text: string): string | undefined {
  const [, inside = text] = /<([^<>]+)>/.exec(text) ?? [];
  const address = inside
    .replace(/^mailto:/i, '')
    .replace(/\s/g, '')
    .replace(/[.,;]+$/, '');
  return isEmail(address) ? address : undefined;
}
