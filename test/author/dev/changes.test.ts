import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { classifyChange } from '../../../cli/author/dev/watch.ts';
import { programRoot } from '../../../cli/compile/program-folder.ts';
import { projectAt } from '../../project-at.ts';

const project = { ...projectAt('/sites/mine'), libraryFile: '/elsewhere/l.yaml' };

const kindOf = (file: string) => classifyChange(file, project)?.kind;

describe('a change in the project', () => {
  test('of a YAML file is content, wherever the file is', () => {
    expect(['/sites/mine/regions.yaml', '/elsewhere/l.yaml'].map(kindOf)).toEqual([
      'content',
      'content',
    ]);
  });

  test('below assets is an asset', () => {
    expect(kindOf('/sites/mine/assets/logos/nv.svg')).toBe('asset');
  });

  test('of anything else has no part in the site', () => {
    expect(kindOf('/sites/mine/library.yaml')).toBeUndefined();
  });
});

test.each([
  ['runtime/components/tabs/Tabs.tsx', 'scripts'],
  ['runtime/styles/site.css', 'styles'],
  ['cli/author/page/page.ts', 'program'],
  ['cli/author/page/inspector/Card.tsx', 'program'],
  ['cli/author/page/inspector/card.css', 'program'],
  ['cli/compile/schema/pages/plan.schema.json', 'program'],
  ['cli/author/dev/watch.ts', 'program'],
  ['runtime/app/format.ts', 'program'],
])('a change of the program’s %s is one of its %s', (path, kind) => {
  expect(kindOf(join(programRoot, path))).toBe(kind);
});

test('a change is named by its path below the project or the program', () => {
  expect(classifyChange('/sites/mine/assets/a.png', project)?.path).toBe('assets/a.png');
});
