/** In lower case, since header names are case-insensitive. */
export const policyHeader = 'content-security-policy';

/** The Content-Security-Policy that a host's file sets for some of its responses. */
export interface HostPolicy {
  /** Undefined where those responses lack it. */
  readonly policy: string | undefined;
  /** Offset in the file of the policy, or of the headers that lack it. */
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}
