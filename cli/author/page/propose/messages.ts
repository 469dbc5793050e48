/** Where the dialog asks the server of `dev`, below each web root. */
export const proposePaths = {
  /** What would be proposed now, as a `ShownProposal`. */
  proposal: '/-/proposal',
  /** Takes a `NamedProposal`; answers a `PushAnswer`. */
  push: '/-/proposal/push',
} as const;

/** Why nothing can be proposed, or was. */
export interface Refusal {
  readonly refusal: string;
}

/** What somebody calls a proposal. */
export interface NamedProposal {
  readonly title: string;
  readonly message: string;
  readonly branch: string;
  /** Names the files as they were shown. */
  readonly tree: string;
}

export type ShownProposal =
  | Refusal
  | (NamedProposal & {
      /** What it is on top of, such as `origin/main`. */
      readonly base: string;
      readonly files: readonly { readonly path: string; readonly action: string }[];
      readonly notes: readonly string[];
    });

export type PushAnswer =
  | Refusal
  /** The branch, and where its pull request is made, if that is known. */
  | { readonly branch: string; readonly address?: string };
