/** What GitHub says of a run of a workflow. */
export interface WorkflowRun {
  readonly id: number;
  readonly html_url: string;
  readonly head_sha: string;
  readonly head_branch: string;
  readonly head_repository: {
    readonly id: number;
    readonly owner: { readonly login: string };
  } | null;
}

export interface GitHub {
  readonly pullRequestOf: (run: WorkflowRun) => Promise<number | undefined>;
  readonly artifactsOf: (run: WorkflowRun) => Promise<ReadonlyMap<string, string>>;
  readonly comment: (number: number, marker: string, body: string) => Promise<void>;
}

export function openGitHub(options: {
  readonly api: string;
  readonly repository: string;
  readonly token: string;
}): GitHub;
