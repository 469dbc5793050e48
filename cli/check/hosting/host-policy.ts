/** Header fields are compared without regard to case. */
export const policyHeader = 'content-security-policy';

/** The Content-Security-Policy that a host's file states for some of its answers. */
export interface HostPolicy {
  /** Undefined where those answers lack it. */
  readonly policy: string | undefined;
  /** Where the file states that; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}
