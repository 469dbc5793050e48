import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { majors } from '../tools/npm-programs.js';

interface Step {
  readonly uses?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly if?: string;
  readonly environment?: string;
  readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const names = readdirSync(folder);

describe.each(names)('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const workflow: Workflow = parse(text);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('pins each action by its commit, with the release beside it', () => {
    const lines = text.split('\n').filter((line) => /^\s*(?:- )?uses: [^.]/.test(line));
    const foreign = steps.filter(({ uses }) => uses !== undefined && !uses.startsWith('./'));
    expect(lines.length).toBe(foreign.length);
    const pinned = /uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(lines.filter((line) => !pinned.test(line))).toEqual([]);
  });

  test('leaves no token in the checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).not.toEqual([]);
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(
      checkouts.map(() => false),
    );
  });

  test('gives each job what it may do, and the rest of the workflow nothing', () => {
    expect(workflow.permissions).toEqual({});
    const writing = jobs.filter(({ permissions }) => permissions?.['contents'] !== 'read');
    expect(writing).toEqual(name === 'release.yml' ? [workflow.jobs['release']] : []);
  });

  test('ends each job that hangs', () => {
    expect(jobs.filter((job) => (job['timeout-minutes'] ?? Infinity) > 60)).toEqual([]);
  });

  test('runs no install script of a dependency', () => {
    const installs = steps.flatMap(({ run }) => run?.match(/npm (?:ci|install|i)\b.*/g) ?? []);
    expect(installs.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
  });

  test('puts nothing that others write into a command', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });
});

// They run what a pull request holds, whoever sends it.
describe.each(['site.yml', 'tests.yml'])('%s, which runs code of pull requests', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const { jobs }: Workflow = parse(text);

  test('may read the repository and nothing else, and has no secret', () => {
    const permissions = Object.values(jobs).map((job) => job.permissions);
    expect(permissions).toEqual(permissions.map(() => ({ contents: 'read' })));
    expect(text).not.toContain('secrets.');
  });
});

test('all tests run on each version of Node that is supported', () => {
  const { jobs }: Workflow = parse(readFileSync(`${folder}/tests.yml`, 'utf8'));
  expect(jobs['test']?.strategy?.matrix.node).toEqual(majors);
  expect(commandsOf(jobs['test'])).toContain('npm test');
});

test('the supported versions begin with the oldest that npm accepts and end with the one in use', () => {
  expect(packageJson.engines.node).toMatch(new RegExp(`^>=${String(majors[0])}\\.`));
  expect(majors.at(-1)).toBe(Number(readFileSync('.nvmrc', 'utf8')));
});

describe('the workflow of pull requests', () => {
  const { jobs }: Workflow = parse(readFileSync(`${folder}/pull-request.yml`, 'utf8'));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('runs the code of the main branch alone, which makes the headers before pages are there', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['ref'])).toEqual(checkouts.map(() => undefined));
    const local = steps.flatMap(({ uses }) => (uses?.startsWith('./') ? [uses] : []));
    expect(local).toEqual(['./.github/actions/comment']);
  });

  test('has secrets in the one step that puts pages on a host', () => {
    const holders = steps.filter((step) => JSON.stringify(step).includes('secrets.'));
    expect(holders.map(({ run }) => run)).toEqual([
      'node tools/preview-deploy.js .build/site .build/ours',
    ]);
  });

  test('deploys pages of a fork once a reviewer let it, and none before that is set up', () => {
    const own = 'github.event.workflow_run.head_repository.full_name == github.repository';
    expect(jobs['preview']?.if).toContain(`(${own} || vars.FORK_PREVIEWS == 'reviewed')`);
    expect(jobs['preview']?.environment).toBe(
      `\${{ ${own} && 'previews' || 'previews-of-forks' }}`,
    );
  });

  test('may write comments where it makes the comment, and nothing elsewhere', () => {
    expect(jobs['comment']?.permissions).toEqual({
      contents: 'read',
      actions: 'read',
      'pull-requests': 'write',
    });
    expect(jobs['preview']?.permissions).toEqual({ contents: 'read', actions: 'read' });
  });
});

describe('the workflow that releases a version', () => {
  const { jobs }: Workflow = parse(readFileSync(`${folder}/release.yml`, 'utf8'));

  test('may write where nothing is installed and no code of the project runs', () => {
    expect(jobs['pack']?.permissions).toEqual({ contents: 'read' });
    const [command, ...others] = commandsOf(jobs['release']);
    expect(others).toEqual([]);
    expect(command).toMatch(/^gh release create "v\$VERSION" .* --target "\$COMMIT"/);
  });
});

describe('the action that comments', () => {
  const { runs } = parse(readFileSync('.github/actions/comment/action.yml', 'utf8'));
  const [step]: readonly Step[] = runs.steps;

  test('puts what it is given into the environment and not into its command', () => {
    expect(step?.run).toBe('node tools/pull-request.js');
  });
});

function commandsOf(job: Job | undefined): readonly string[] {
  return job?.steps.flatMap(({ run }) => run ?? []) ?? [];
}
