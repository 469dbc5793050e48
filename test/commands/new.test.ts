import { describe, expect, test } from 'vitest';
import { ExitCode } from '../../cli/commands/command-context.ts';
import type { EditedProject } from './edited-project.ts';
import { copyBase } from './edited-project.ts';

/** The lines that regions.yaml has more than before; it must have lost none. */
function linesAdded(before: string, { read }: EditedProject): readonly string[] {
  const old = before.split('\n');
  const added = read('regions.yaml')
    .split('\n')
    .filter((line) => {
      if (line !== old[0]) return true;
      old.shift();
      return false;
    });
  expect(old).toEqual([]);
  return added;
}

describe('what new asks', () => {
  test('at once where an answer cannot be one, and keeps what was said before', async () => {
    const project = copyBase();
    const before = project.read('regions.yaml');
    const answers = ['nevda', 'nevada', 'old', 'recorded', '2026-13-45', '2026-11-12'];
    const rest = ['A talk', 'What it shows.', 'https://media.careerexplorer.example/talk.mp4'];
    const { printed } = await project.run(['new', 'webinar'], [...answers, ...rest]);
    expect(printed).toContain('> region: There is no region "nevda". Did you mean "nevada"?');
    expect(printed).toContain('> kind: A webinar is upcoming or recorded, not "old".');
    expect(printed).toContain('> date: "2026-13-45" is not a day. Write one such as 2026-10-08.');
    expect(linesAdded(before, project)).toContain('        title: A talk');
  });

  test('again for a region that can have nothing of its own', async () => {
    const project = copyBase();
    const reusing = '    name: Oklahoma\n    reuse: nevada\n';
    const before = project.read('regions.yaml').replace('    name: Oklahoma\n', reusing);
    project.write('regions.yaml', before);
    const { printed } = await project.run(['new', 'webinar'], ['oklahoma']);
    expect(printed).toContain('> region: oklahoma shows what nevada does (reuse), and can have');
    expect(project.read('regions.yaml')).toBe(before);
  });

  test('where a list of webinars is planned, one more is added at its end', async () => {
    const project = copyBase();
    const list = `    webinar:
      upcoming:
        - webinarSignupForm: spring
          startsAt: 2027-01-21 15:30
          webinarDetails: '{{webinarDate}}: a talk.'
`;
    const before = project.read('regions.yaml').replace(/(?<=\n {4}name: Nevada\n)/, list);
    project.write('regions.yaml', before);
    const said = ['--start', '2027-03-14 15:30', '--details', 'Meet people at work'];
    const added = ['new', 'webinar', '--region', 'nevada', '--form', 'spring', ...said];
    expect(await project.run(added)).toMatchObject({ exitCode: 0 });
    expect(linesAdded(before, project)).toContain('          startsAt: 2027-03-14 15:30');
  });

  test('a second webinar, which makes a list of both', async () => {
    const project = copyBase();
    const about = ['--details', 'Meet people at work'];
    const add = (...said: readonly string[]) =>
      project.run([
        'new',
        'webinar',
        '--kind',
        'upcoming',
        '--region',
        'nevada',
        ...about,
        ...said,
      ]);
    await add('--form', 'spring', '--start', '2027-01-21 15:30');
    const before = project.read('regions.yaml');
    await add(
      '--form',
      'summer',
      '--start',
      '2027-06-10 09:00',
      '--title',
      'A talk',
      '--minutes',
      '45',
    );
    const one = `      upcoming:
        webinarSignupForm: spring
        startsAt: 2027-01-21 15:30
        webinarDetails: '{{webinarDate}}: Meet people at work'
`;
    const both = `      upcoming:
        - webinarSignupForm: spring
          startsAt: 2027-01-21 15:30
          webinarDetails: '{{webinarDate}}: Meet people at work'
        - webinarSignupForm: summer
          startsAt: 2027-06-10 09:00
          durationMinutes: 45
          title: A talk
          webinarDetails: '{{webinarDate}}: Meet people at work'
`;
    expect(before).toContain(one);
    expect(project.read('regions.yaml')).toBe(before.replace(one, () => both));
  });

  test('whom a webinar is for, also where one of all regions is announced', async () => {
    const project = copyBase();
    const upcoming = '{ webinarSignupForm: all, webinarDetails: "May 4, 2027: a talk." }';
    const before = project
      .read('regions.yaml')
      .replace('\n  webinar: {}\n', `\n  webinar:\n    upcoming: ${upcoming}\n`);
    project.write('regions.yaml', before);
    const said = ['--start', '2027-03-14 15:30', '--details', 'Meet people at work'];
    const { exitCode } = await project.run(
      ['new', 'webinar', '--form', 'own', ...said],
      ['nevada'],
    );
    expect(exitCode).toBe(ExitCode.fine);
    expect(linesAdded(before, project)).toContain('        webinarSignupForm: own');
  });

  test('first of all what an option says that cannot be', async () => {
    const project = copyBase();
    const before = project.read('regions.yaml');
    const answers = ['nevada', '2026-11-12', 'A talk', 'What it shows.'];
    const rest = ['https://media.careerexplorer.example/talk.mp4'];
    const { printed } = await project.run(
      ['new', 'webinar', '--kind', 'recorded', '--region', 'nevda', '--date', '2026-13-45'],
      [...answers, ...rest],
    );
    expect(printed.split('> ')[0]).toContain('region: There is no region "nevda".');
    expect(printed.split('> ')[0]).toContain('date: "2026-13-45" is not a day.');
    expect(linesAdded(before, project)).toContain('        title: A talk');
  });

  test('and nothing is written where the answers end', async () => {
    const project = copyBase();
    const before = project.read('regions.yaml');
    const { exitCode } = await project.run(['new', 'sister-site'], ['', 'A site']);
    expect(exitCode).toBe(ExitCode.usage);
    expect(project.read('regions.yaml')).toBe(before);
  });
});

describe('where nobody can be asked', () => {
  test('all that is missing is named', async () => {
    const project = copyBase();
    const { exitCode, printed } = await project.run(['new', 'sister-site', '--name', 'A site']);
    expect(printed).toContain('new sister-site needs --url, --logo; at a terminal it asks.');
    expect(exitCode).toBe(ExitCode.usage);
  });

  test.each([
    [
      ['webinar'],
      'new webinar needs --kind upcoming, --form, --start, --details or --kind recorded, --date, --title, --description, --video;',
    ],
    [['webinar', '--kind', 'upcoming', '--form', 'a'], 'new webinar needs --start, --details;'],
  ])('also what is asked further on: %j', async (args, words) => {
    const { printed } = await copyBase().run(['new', ...args]);
    expect(printed).toContain(words);
  });

  test('a wrong option is reported before anything is written', async () => {
    const project = copyBase();
    const before = project.read('regions.yaml');
    const site = ['--name', 'A site', '--url', 'no address', '--logo', 'assets/logos/nv.svg'];
    const { exitCode, printed } = await project.run(['new', 'sister-site', ...site]);
    expect(printed).toContain('--url: "no address"');
    expect(exitCode).toBe(ExitCode.usage);
    expect(project.read('regions.yaml')).toBe(before);
  });
});

describe('a webinar', () => {
  const recorded = ['--title', 'A talk', '--description', 'What it shows.'];

  test('that was recorded goes before the older ones, and its day is written once', async () => {
    const project = copyBase();
    const url = 'https://media.careerexplorer.example/';
    const argv = (date: string, file: string) => [
      'new',
      'webinar',
      '--date',
      date,
      ...recorded,
      '--video',
      `${url}${file}`,
    ];
    await project.run(argv('2026-01-05', 'january.mp4'));
    const before = project.read('regions.yaml');
    await project.run(argv('2026-03-12', 'march.mp4'));
    expect(linesAdded(before, project)).toEqual([
      '    - startsAt: 2026-03-12',
      '      title: A talk',
      '      description: What it shows.',
      `      videoUrl: ${url}march.mp4`,
    ]);
    expect(project.read('regions.yaml').indexOf('march.mp4')).toBeLessThan(
      project.read('regions.yaml').indexOf('january.mp4'),
    );
  });

  test.each([
    ['Meet people at work.', "'{{webinarDate}}: Meet people at work.'"],
    ['On {{webinarDate}} you meet people at work.', 'On {{webinarDate}} you meet people at work.'],
  ])('that is to come says when: %s', async (details, written) => {
    const project = copyBase();
    const before = project.read('regions.yaml');
    const said = ['--form', 'a', '--start', '2027-01-21 15:30', '--details', details];
    await project.run(['new', 'webinar', '--region', 'nevada', ...said]);
    expect(linesAdded(before, project)).toEqual(
      expect.arrayContaining([
        '        startsAt: 2027-01-21 15:30',
        `        webinarDetails: ${written}`,
      ]),
    );
    const { printed } = await project.run(['validate']);
    expect(printed).not.toContain('webinar-');
  });

  test('is recognised by the options', async () => {
    const project = copyBase();
    const { printed } = await project.run([
      'new',
      'webinar',
      '--form',
      'webinar-spring',
      ...recorded,
    ]);
    expect(printed).toContain('A webinar is upcoming or recorded: say which with --kind.');
  });
});
