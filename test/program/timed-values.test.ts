import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';
import { openSmallProject } from './small-project.ts';

let root: string;

/** Nevada’s headline is another one from 2027-02-01T08:00Z on. */
const headline = `    name: Nevada
    headerTitle:
      - value: Until then
        until: 2027-02-01
      - value: From then on
        from: 2027-02-01`;

beforeEach(async () => {
  root = await openSmallProject();
  change('    name: Nevada', headline);
});

function change(from: string, to: string): void {
  const path = join(root, 'regions.yaml');
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

function read(): string {
  return readFileSync(join(root, 'regions.yaml'), 'utf8');
}

const now = ['--at', '2027-01-01'];

async function run(...args: readonly string[]) {
  return runCommand([...args, '--root', root]);
}

test('what will be wrong is reported once, with the words from when on', async () => {
  change('From then on', 'For {{regionNam}}');
  const { stdout, exitCode } = await run('validate', ...now);
  expect(exitCode).toBe(1);
  expect(stdout).toContain(
    'error: From 2027-02-01 on: Nothing can be filled in for {{regionNam}}. It was meant as {{regionName}}. [unknown-token]',
  );
  expect(stdout).toMatch(/^1 error[.;]/m);
});

test('a build is refused for what is wrong at its instant, and for nothing that is still to come', async () => {
  change('From then on', 'For {{regionNam}}');
  const build = async (at: string) =>
    run('build', '--env', 'production', '--out', join(root, 'dist'), '--at', at);
  expect(await build('2027-01-01')).toMatchObject({ exitCode: 0 });
  const refused = await build('2027-02-02');
  expect(refused).toMatchObject({ exitCode: 1 });
  expect(refused.stderr).toContain('[unknown-token]');
});

test('an item of the list of webinars holds for its time', async () => {
  const webinars = `    name: Nevada
    webinar:
      upcoming:
        - { webinarSignupForm: form, startsAt: 2027-01-21 15:30, webinarDetails: '{{webinarDate}}: one.' }
        - { webinarSignupForm: form, startsAt: 2027-03-18 15:30, webinarDetails: '{{webinarDate}}: two.', from: 2027-02-01, until: 2027-04-15 }`;
  change(headline, webinars);
  expect(await run('validate', ...now)).toMatchObject({ exitCode: 0 });
  const starts = async (at: string) => {
    const { stdout } = await run(
      'explain',
      'nevada.webinar.upcoming',
      '--format',
      'json',
      '--at',
      at,
    );
    const fields: readonly { field: string; value: unknown }[] = JSON.parse(stdout).fields;
    return fields.filter(({ field }) => field.endsWith('.startsAt')).map(({ value }) => value);
  };
  const both = ['2027-01-21T23:30Z', '2027-03-18T22:30Z'];
  expect(await starts('2027-02-01T07:59:59Z')).toEqual(both.slice(0, 1));
  expect(await starts('2027-02-01T08:00:00Z')).toEqual(both);
  expect(await starts('2027-04-15T07:00:00Z')).toEqual(both.slice(0, 1));
  const listed = await run('agenda', '--format', 'json', '--days', '150', ...now);
  const changes: readonly { at: string; causes: { what: string }[]; pages: string[] }[] =
    JSON.parse(listed.stdout).changes;
  const begins = changes.find(({ causes }) => causes.some(({ what }) => what === 'value-begins'));
  expect(begins).toMatchObject({ at: '2027-02-01T08:00:00Z' });
  expect(begins?.pages).toContain('/nv/webinar/2027-03-18/');
  const told = await run('diff', '--at', '2027-01-31', '--at', '2027-02-02');
  expect(told.stdout).toMatch(
    /\{\+new: a webinar\. Thursday, March 18, 2027, .*\+\}\n[^{]*; \/nv\/webinar\/2027-03-18\/;/,
  );
});

test('what will be missing is reported', async () => {
  change(
    '    name: Nevada',
    '    name: Nevada\n    otherSites:\n      - name: [{ value: Jobs, until: 2027-03-01 }]\n        url: https://jobs.example\n        logoSrc: assets/picture.svg',
  );
  const { stdout } = await run('validate', ...now);
  expect(stdout).toContain('From 2027-03-01 on: No value of this field holds at this time');
});

test('a check of one instant that is known stands for no other', async () => {
  change('From then on', 'For {{regionNam}}');
  await run('explain', 'nevada.headerTitle', ...now);
  expect((await run('validate', ...now)).exitCode).toBe(1);
});

test('what is right at all times is right', async () => {
  expect(await run('validate', ...now)).toMatchObject({ exitCode: 0 });
});

test('what is mended is mended in all values', async () => {
  change('From then on', 'For {{regionNam}}');
  await run('validate', '--fix', ...now);
  expect(read()).toContain(headline.replace('From then on', 'For {{regionName}}'));
});

test('explain says which value is shown, and when the others are', async () => {
  const { stdout } = await run('explain', 'nevada.headerTitle', ...now);
  expect(stdout).toMatch(/^ {2}Until then$/m);
  expect(stdout).toMatch(/until 2027-02-01, regions\.yaml:\d+:16: shown/);
  expect(stdout).toMatch(/from 2027-02-01, regions\.yaml:\d+:16$/m);
  const json = await run('explain', 'nevada.headerTitle', '--format', 'json', ...now);
  expect(JSON.parse(json.stdout).times).toMatchObject([
    { from: null, until: '2027-02-01T08:00:00Z', holds: true },
    { from: '2027-02-01T08:00:00Z', until: null, holds: false },
  ]);
});

test('explain says of a line when it is shown', async () => {
  const line =
    read()
      .split('\n')
      .findIndex((text) => text.includes('From then on')) + 1;
  const place = `${join(root, 'regions.yaml')}:${String(line)}`;
  const before = await run('explain', place, ...now);
  expect(before.stderr).toContain('What is typed there is shown from 2027-02-01.');
  const after = await run('explain', place, '--at', '2027-02-02');
  expect(after.stdout).toContain('nevada.headerTitle');
});

test('agenda names the field at the instant at which it changes', async () => {
  const { stdout } = await run('agenda', '--format', 'json', ...now);
  const [first] = JSON.parse(stdout).changes;
  expect(first.at).toBe('2027-02-01T08:00:00Z');
  expect(first.causes.map(({ what, field }: Record<string, string>) => [what, field])).toEqual([
    ['value-ends', 'nevada.headerTitle'],
    ['value-begins', 'nevada.headerTitle'],
  ]);
  expect(first.pages).toContain('/nv/');
});

test('diff shows what time changes, at the line of the value that is shown then', async () => {
  const { stdout } = await run('diff', '--at', '2027-01-31', '--at', '2027-02-02');
  expect(stdout).toContain('nevada.headerTitle changed');
  expect(stdout).toContain('[-Until-]{+From+} then {+on+}');
});

test('a file has another name in values of all times', async () => {
  const picture = `    name: Nevada
    topScreenshotUrl:
      - { value: assets/picture.svg, until: 2027-02-01 }
      - value: { file: assets/picture.svg, alt: Two students }
        from: 2027-02-01`;
  change('    name: Nevada', picture);
  const before = read();
  const renamed = await run('rename', 'asset', 'assets/picture.svg', 'assets/other.svg');
  expect(renamed, renamed.stderr).toMatchObject({ exitCode: 0 });
  expect(read()).toBe(before.replaceAll('assets/picture.svg', 'assets/other.svg'));
});

test('a file that is shown at another time is used', async () => {
  const picture = `    name: Nevada
    topScreenshotUrl:
      - { value: assets/picture.svg, until: 2027-02-01 }
      - { value: assets/later.svg, from: 2027-02-01 }`;
  change('    name: Nevada', picture);
  const svg = readFileSync(join(root, 'assets/picture.svg'));
  writeFileSync(join(root, 'assets/later.svg'), svg);
  const { stdout } = await run('validate', ...now);
  expect(stdout).not.toContain('asset-unused');
});
