import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { asColour } from '../formats/colour.ts';
import { asDate } from '../formats/date.ts';
import { isEmail } from '../formats/email.ts';
import { isOrigin } from '../formats/link.ts';
import { isNameFormat } from '../formats/name.ts';
import { isBlank, textFault } from '../formats/text.ts';
import { asYaml } from '../words.ts';
import { explainName } from './bad-name.ts';
import type { Fault } from './fault.ts';
import { explainMarkup } from './html.ts';
import { atValue, suggesting } from './fault.ts';
import { explainLineBreak } from './line-break.ts';
import { explainLink } from './unsafe-link.ts';
import { explainVideo } from './video-page.ts';
import { explainEmptyText } from './wrong-size.ts';

/** A text that is not of its field's format. */
export function explainFormat(fault: Fault): Diagnostic {
  const text = String(fault.value);
  const { format = 'text' } = fault.node;
  if (isBlank(text)) return explainEmptyText(fault);
  if (isNameFormat(format)) return explainName(fault, format, text);
  return (explanations[format] ?? explainText)(fault, text);
}

const explanations: Readonly<Record<string, (fault: Fault, text: string) => Diagnostic>> = {
  link: explainLink,
  video: explainVideo,
  'asset-document': explainLink,
  origin: (fault, text) => explainWrong(fault, 'bad-origin', text, asOrigin(text)),
  email: (fault, text) => explainWrong(fault, 'bad-email', text, asEmail(text)),
  'iso-date': explainDate,
  colour: (fault, text) => explainWrong(fault, 'bad-colour', text, asColour(text)),
};

type WrongCode = 'bad-origin' | 'bad-email' | 'bad-colour';

function explainWrong(
  fault: Fault,
  code: WrongCode,
  value: string,
  instead: string | undefined,
): Diagnostic {
  return atValue(fault, code, { value, instead }, suggesting(asYaml(instead)));
}

// A date needs no quotes where a date belongs.
function explainDate(fault: Fault, value: string): Diagnostic {
  const instead = asDate(value);
  return atValue(fault, 'bad-date', { value, instead }, suggesting(instead));
}

function explainText(fault: Fault, text: string): Diagnostic {
  if (textFault(text) === 'line-break') {
    return explainLineBreak(fault);
  }
  return explainMarkup(fault, text);
}

function asOrigin(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`;
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  return isOrigin(origin) ? origin : undefined;
}

function asEmail(text: string): string | undefined {
  const [, inside = text] = /<([^<>]+)>/.exec(text) ?? [];
  const address = inside.replace(/^mailto:/i, '').replace(/\s/g, '');
  return isEmail(address) ? address : undefined;
}
