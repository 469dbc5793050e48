/** Header fields are compared without regard to case. */
export const policyHeader = 'content-security-policy';

/** The Content-Security-Policy that a host's file states for some of its answers. */
export interface HostPolicy {
  /** Undefined where those answers have none. */
  readonly policy: string | undefined;
  /** Where that stands in the file; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}
