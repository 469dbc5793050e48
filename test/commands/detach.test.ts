import { describe, expect, test } from 'vitest';
import { ExitCode } from '../../cli/commands/command-context.ts';
import type { EditedProject } from './edited-project.ts';
import { copyBase } from './edited-project.ts';

/** The base project with other regions. */
function copyWith(regions: string): EditedProject {
  const project = copyBase();
  const [before] = project.read('regions.yaml').split(/^regions:\n/m);
  project.write('regions.yaml', `${String(before)}regions:\n${regions}`);
  return project;
}

/** The entries of all regions after a region was detached. */
async function detached(regions: string, name: string): Promise<string> {
  const project = copyWith(regions);
  const { exitCode, printed } = await project.run(['detach', name]);
  expect(exitCode, printed).toBe(ExitCode.fine);
  const [, after] = project.read('regions.yaml').split(/^regions:\n/m);
  return String(after);
}

const arizona = `  arizona:
    code: AZ
    name: Arizona
    headerTitle: Under a wide sky # ours
    headerTitleDescription: >-
      Energy and mining in {{regionInText}},
      seen up close.
    # For the fair.
    sponsorMsg: 'Come to the fair'
    sample: [sponsorMsg, headerTitle]
`;

/** The same for a time, whose hours are those of Arizona. */
const timedUntil = (day: string) =>
  arizona.replace("'Come to the fair'", `[{ value: To the fair, until: ${day} }]`);

const southDakota = `  # The plains.
  south_dakota:
    code: SD
    name: South Dakota
    # Not yet its own.
    reuse: arizona
`;

describe('a region that reuses another one', () => {
  test('states what it showed, typed as the other one has it and in the order of the file', async () => {
    expect(await detached(arizona + southDakota, 'sd')).toBe(`${arizona}  # The plains.
  south_dakota:
    code: SD
    name: South Dakota
    # Not yet its own.
    headerTitle: Under a wide sky # ours
    headerTitleDescription: >-
      Energy and mining in {{regionInText}},
      seen up close.
    sponsorMsg: 'Come to the fair'
    sample: [headerTitle, sponsorMsg]
`);
  });

  test('has the time zone in which every hour is the same, its own state’s before others', async () => {
    const ofWinter = await detached(timedUntil('2031-02-01') + southDakota, 'sd');
    expect(ofWinter).toContain('    timeZone: America/Denver\n');
    const ofSummer = await detached(timedUntil('2031-05-01') + southDakota, 'sd');
    expect(ofSummer).toContain('    timeZone: America/Phoenix\n');
  });

  test('names the app that its visitors are sent to', async () => {
    const project = copyWith(arizona + southDakota);
    const app = 'https://app.careerexplorer.example';
    const text = project.read('regions.yaml');
    project.write(
      'regions.yaml',
      text.replace(`appUrl: ${app}/nv/`, `appUrl: '${app}{{pathPrefix}}/'`),
    );
    await project.run(['detach', 'sd']);
    expect(project.read('regions.yaml').split('south_dakota:')[1]).toContain(
      `appUrl: ${app}/az/\n`,
    );
  });

  test('acknowledges its link no more, and is sound', async () => {
    const acknowledge = '    acknowledge: [reused-app]\n';
    const project = copyWith(
      arizona.replace(
        '    headerTitle',
        '    appUrl: https://az.careerexplorer.example/\n    headerTitle',
      ) +
        southDakota +
        acknowledge,
    );
    await project.run(['detach', 'sd']);
    expect(project.read('regions.yaml')).not.toContain('acknowledge');
    expect((await project.run(['validate'])).exitCode).toBe(ExitCode.fine);
  });

  test('stands in brackets as before', async () => {
    const one = "  arizona: { code: AZ, name: Arizona, headerTitle: 'Under a wide sky' }\n";
    const other = '  south_dakota: { code: SD, name: South Dakota, reuse: arizona }\n';
    expect(await detached(one + other, 'sd')).toBe(
      `${one}  south_dakota: { code: SD, name: South Dakota, headerTitle: Under a wide sky }\n`,
    );
  });
});

describe('a region that falls through', () => {
  const indiana = `  indiana:
    code: IN
    name: Indiana
    headerTitle: Crossroads
    pages:
      plan:
        title: Pathways
`;
  const illinois = `  illinois:
    code: IL
    name: Illinois
    fallthrough: indiana
    acknowledge:
      - same-as-default
      - fallthrough-overwrites: [headerTitle]
    # Over the lake.
    headerTitle: Lake # and prairie
    pages:
      plan:
        # Both.
        title: Plans
        steps:
          title: Steps
`;

  test('has what is shown in the place of what is not, and keeps all comments', async () => {
    expect(await detached(illinois + indiana, 'illinois')).toBe(
      illinois
        .replace('    fallthrough: indiana\n', '')
        .replace('      - fallthrough-overwrites: [headerTitle]\n', '')
        .replace('Lake #', 'Crossroads #')
        .replace('Plans', 'Pathways') + indiana,
    );
  });

  test('is left where what is shown can’t be stated, since some of it holds for a time', async () => {
    const timed = indiana.replace(
      'headerTitle: Crossroads',
      'timeZone: America/New_York\n    headerTitle: [{ value: Crossroads, from: 2031-01-01 }]',
    );
    const { exitCode, printed } = await copyWith(illinois + timed).run(['detach', 'il']);
    expect(exitCode).toBe(ExitCode.usage);
    expect(printed).toContain(
      'If illinois stated itself what it shows, illinois would show something else.',
    );
  });
});

test('with --dry-run it prints what the entry would be, and writes nothing', async () => {
  const project = copyWith(arizona + southDakota);
  const before = project.read('regions.yaml');
  const { printed } = await project.run(['detach', 'sd', '--dry-run']);
  expect(project.read('regions.yaml')).toBe(before);
  await project.run(['detach', 'sd']);
  expect(project.read('regions.yaml')).toContain(printed);
});

test.each([
  ['dakota', 'There is no region "dakota".'],
  ['arizona', 'arizona takes nothing from another region: its entry has neither reuse'],
])('of %s it says why there is nothing to detach', async (name, message) => {
  const { exitCode, printed } = await copyWith(arizona + southDakota).run(['detach', name]);
  expect([exitCode, printed]).toEqual([ExitCode.usage, expect.stringContaining(message)]);
});
