import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { daysBetween } from '../dates.ts';
import type { Rule } from './rule.ts';

/** In which time before it runs out a security contact is to be renewed. */
const NOTICE_DAYS = 30;

/** The published security contact holds today, and for a while yet: RFC 9116 has it ignored afterwards. */
export const securityExpiry: Rule = function* ({ written, today }) {
  const { document, value } = written.regions;
  const expires = value.site.security?.expires;
  if (expires === undefined) return;
  const days = daysBetween(today, expires);
  if (days > NOTICE_DAYS) return;
  const path = '/site/security/expires';
  yield createDiagnostic('security-expiry', { expires, days }, document.locate(path, 'value'), {
    path,
  });
};
