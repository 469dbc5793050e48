/** Why visitors cannot reach a host, or would reach another than they see. */
export type HostReason = 'no-dot' | 'odd-sign' | 'mixed-alphabets' | 'wrong-port';

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES = /^[асеорхуіјѕһԁԛԝмтнкв-]+$/u;

/** Looks at the host of an https link that can be parsed. */
export function hostProblem(link: string): HostReason | undefined {
  const { hostname, port } = new URL(link);
  const typed = typedHost(link);
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(typed)) return 'odd-sign';
  if (typed.split('.').some(isMixed)) return 'mixed-alphabets';
  if (!/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]*[a-z][a-z\d-]*$/.test(hostname))
    return 'no-dot';
  return port === '80' || port === '0' ? 'wrong-port' : undefined;
}

function typedHost(link: string): string {
  return /^https:\/\/([^/?#:]*)/i.exec(link)?.[1] ?? '';
}

/** Whether a part of a host's name has letters that only look like those beside them. */
function isMixed(label: string): boolean {
  const isOther = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
  return isOther.test(label) && (/\p{Script=Latin}/u.test(label) || LOOKALIKES.test(label));
}
