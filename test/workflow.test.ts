import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: { readonly group: string; readonly 'cancel-in-progress': string };
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
    const lines = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(lines.length).toBe(steps.filter(({ uses }) => uses !== undefined).length);
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

  test('may read the repository and nothing else', () => {
    expect(workflow.permissions).toEqual({});
    expect(jobs.map(({ permissions }) => permissions)).toEqual(
      jobs.map(() => ({ contents: 'read' })),
    );
  });

  test('ends each job that hangs', () => {
    expect(jobs.filter((job) => (job['timeout-minutes'] ?? Infinity) > 60)).toEqual([]);
  });

  test('cancels runs of a pull request that a newer push supersedes, and none of main', () => {
    const { group, 'cancel-in-progress': cancels } = workflow.concurrency;
    expect(group).toContain('${{ github.event.pull_request.number || github.sha }}');
    expect(cancels).toBe("${{ github.event_name == 'pull_request' }}");
  });

  test('runs no install script of a dependency', () => {
    const installs = steps.flatMap(({ run }) => run?.match(/npm (?:ci|install|i)\b.*/g) ?? []);
    expect(installs).not.toEqual([]);
    expect(installs.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
  });

  test('puts nothing that others write into a command', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });
});

describe('the workflow of the site', () => {
  const { jobs }: Workflow = parse(readFileSync(`${folder}/site.yml`, 'utf8'));
  const commandsOf = (job: Job | undefined) => job?.steps.flatMap(({ run }) => run ?? []) ?? [];

  test('runs all tests on the oldest Node that is supported and on the one that is used', () => {
    const versions = jobs['test']?.strategy?.matrix.node ?? [];
    const oldest = Number(/\d+/.exec(packageJson.engines.node)?.[0]);
    const used = Number(readFileSync('.nvmrc', 'utf8'));
    expect(versions).toEqual([oldest, used]);
    expect(commandsOf(jobs['test'])).toContain('npm test');
  });

  test('validates, builds, checks, verifies and keeps the output, in this order', () => {
    const commands = commandsOf(jobs['site']).join('\n');
    const order = [...commands.matchAll(/career-site (validate|build|check|verify)/g)];
    expect([...new Set(order.map(([, command]) => command))]).toEqual([
      'validate',
      'build',
      'check',
      'verify',
    ]);
    expect(jobs['site']?.steps.at(-1)?.uses).toMatch(/^actions\/upload-artifact@/);
  });
});

test('Dependabot brings npm packages and actions up to date each week, in groups', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  const weekly = { schedule: { interval: 'weekly' }, groups: expect.anything() };
  expect(updates).toEqual([
    expect.objectContaining({ 'package-ecosystem': 'npm', ...weekly }),
    expect.objectContaining({ 'package-ecosystem': 'github-actions', ...weekly }),
  ]);
});
