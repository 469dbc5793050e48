import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { onTestFinished, expect, test } from 'vitest';
import { findOlder } from '../../../cli/author/table/older.ts';
import { openTable } from '../../../cli/author/table/table.ts';
import { resolveProject } from '../../../cli/compile/check-project.ts';
import { initRepository } from '../../git-repository.ts';
import { projectAt } from '../../project-at.ts';
import { copySample } from '../dev/sample-project.ts';

/** The sample project in a folder of its own, whose changes can be committed on a day. */
function openDated() {
  const root = mkdtempSync(join(tmpdir(), 'career-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  copySample(root);
  const path = join(root, 'regions.yaml');
  const commit = (day: string): void => {
    const env = { GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
    execaSync('git', ['add', '.'], { cwd: root });
    execaSync('git', ['commit', '--quiet', '--message', day], { cwd: root, env });
  };
  return {
    root,
    init: () => initRepository(root),
    commit,
    change(from: string, to: string): void {
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`The sample has no ${from}.`);
      writeFileSync(path, text.replace(from, to));
    },
    /** Regions whose text is older than the default, each with the days of the two. */
    async older(field: string): Promise<readonly string[]> {
      const [resolved] = resolveProject(projectAt(root));
      const table = resolved && openTable(resolved, field);
      if (table === undefined) throw new Error(`The sample has no ${field}.`);
      const found = await findOlder(table.rows, root);
      return Array.from(found, ([{ owner }, { own, byDefault }]) =>
        [owner, ...[own, byDefault].map((time) => dayOf(time))].join(' '),
      );
    },
  };
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

test('an own text is older than a default that was changed after it', async () => {
  const project = openDated();
  project.init();
  project.commit('2026-03-01');
  expect(await project.older('featuresTitle')).toEqual([]);
  project.change('featuresTitle: What students can do', 'featuresTitle: What everybody can do');
  project.commit('2026-05-01');
  expect(await project.older('featuresTitle')).toEqual(['nevada 2026-03-01 2026-05-01']);
});

test('until it is changed itself, if only in the working tree', async () => {
  const project = openDated();
  project.init();
  project.commit('2026-03-01');
  project.change('featuresTitle: What students can do', 'featuresTitle: What everybody can do');
  project.commit('2026-05-01');
  project.change('What students of {{regionName}} do', 'What all of {{regionName}} do');
  expect(await project.older('featuresTitle')).toEqual([]);
});

test('a folded text is as new as its newest line, and another indentation changes nothing', async () => {
  const project = openDated();
  project.change('    fallthrough: nevada\n', '');
  project.init();
  project.commit('2026-03-01');
  project.change('by our sample sponsor.', 'by a sponsor.');
  project.commit('2026-05-01');
  project.change('      folded.\n', '      folded,\n      and long.\n');
  project.commit('2026-04-01');
  expect(await project.older('sponsorMsg')).toEqual(['oklahoma 2026-04-01 2026-05-01']);
  for (const line of ['Made available', 'folded,', 'and long.'])
    project.change(`      ${line}`, `        ${line}`);
  expect(await project.older('sponsorMsg')).toEqual(['oklahoma 2026-04-01 2026-05-01']);
});

test('without git nothing is known to be older', async () => {
  expect(await openDated().older('featuresTitle')).toEqual([]);
});
