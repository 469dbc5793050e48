import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkProject } from '../../../cli/compile/check-project.ts';
import { answerCard, answerInstant, summariseRegions } from '../../../cli/author/dev/workbench.ts';
import { creatorOf } from '../../../cli/diagnostics/diagnostic.ts';
import { codes } from '../../../cli/compile/resolve/rules/inherited.ts';
import { projectAt } from '../../project-at.ts';

/** Keeps the status of an answer. */
function createResponse() {
  const statuses: number[] = [];
  const response = { writeHead: (status: number) => statuses.push(status), end: () => undefined };
  return { statuses, response };
}

const server = {
  site: { state: () => ({ version: { assets: { cards: {}, make: () => undefined } } }) },
};

test('what every object has is no region', async () => {
  const { statuses, response } = createResponse();
  await answerCard(
    { response, query: new URLSearchParams('region=__proto__') } as never,
    server as never,
  );
  expect(statuses).toEqual([404]);
});

test.each(['2031-05-02', 'yesterday', '2031-99-99T00:00Z'])('"%s" is no instant', async (at) => {
  const { statuses, response } = createResponse();
  const showAt = () => Promise.reject(new Error('It is shown.'));
  await answerInstant(
    { response, query: new URLSearchParams({ at }) } as never,
    { showAt } as never,
  );
  expect(statuses).toEqual([400]);
});

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [checked] = checkProject(projectAt(root));
if (checked === undefined) throw new Error('The project has errors.');
const span = checked.resolved.written.regions.document.locate('/regions/illinois/name', 'value');
const create = creatorOf(codes);
const notice = create('same-as-default', { region: 'Illinois', field: 'webinar' }, span, {
  path: '/regions/illinois/webinar',
});

test('a region stands with its link, its own fields and its notices', () => {
  const illinois = summariseRegions(checked, [notice]).find(({ key }) => key === 'illinois');
  expect(illinois).toMatchObject({
    code: 'IL',
    address: '/il/',
    link: 'falls through to indiana',
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
