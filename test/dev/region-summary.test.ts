import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { summariseRegions } from '../../cli/dev/workbench.ts';
import { createDiagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { checkProject } from '../../cli/check-project.ts';
import { projectAt } from '../project-at.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [checked] = checkProject(projectAt(root));
if (checked === undefined) throw new Error('The project has errors.');
const span = checked.resolved.written.regions.document.locate('/regions/illinois/name', 'value');
const notice = createDiagnostic('same-as-default', { region: 'Illinois', field: 'webinar' }, span, {
  path: '/regions/illinois/webinar',
});

test('a region stands with its link, its own fields and its notices', () => {
  const illinois = summariseRegions(checked, [notice]).find(({ key }) => key === 'illinois');
  expect(illinois).toMatchObject({
    ...{ code: 'IL', address: '/il/', link: 'falls through to indiana' },
    notices: [notice.message],
  });
  expect(illinois?.ownFields).toContain('headerTitle');
  expect(illinois?.ownFields).not.toContain('name');
});

test('an acknowledged notice is no notice', () => {
  const [region] = summariseRegions(checked, [{ ...notice, acknowledgedAt: span }]).filter(
    ({ key }) => key === 'illinois',
  );
  expect(region?.notices).toEqual([]);
});
