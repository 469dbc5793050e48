import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { careerSite, projectRoot, temporaryFolder } from './career-site.ts';

/** Lets the program believe that it writes to a terminal, so that it reports its stages. */
const onTerminal = 'data:text/javascript,process.stderr.isTTY=true';

/** A build of other files than the project's own, and folders for its output and for what is temporary. */
function otherBuild() {
  const folder = temporaryFolder();
  const temporary = join(folder, 'temporary');
  const place = join(folder, 'place');
  mkdirSync(temporary);
  mkdirSync(place);
  const regions = join(folder, 'other.yaml');
  cpSync(join(projectRoot, 'regions.yaml'), regions);
  const out = join(place, 'out');
  return { temporary, place, args: ['build', '--state', 'nv', '--regions', regions, '--out', out] };
}

/** Ends a build as soon as it has read the YAML, and waits until it is gone. */
async function stopBuild(
  { temporary, args }: ReturnType<typeof otherBuild>,
  signal: NodeJS.Signals,
): Promise<void> {
  const program = ['--import', onTerminal, join(projectRoot, 'cli/bin.js')];
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: projectRoot,
    env: { ...process.env, TMPDIR: temporary },
  });
  const ended = once(child, 'close');
  let reported = '';
  child.stderr.on('data', (text) => {
    reported += String(text);
    if (/(generate|load|bundle) …/.test(reported)) child.kill(signal);
  });
  await ended;
}

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a build of other files that is stopped by %s leaves nothing in the temporary folder',
  async (signal) => {
    const build = otherBuild();
    await stopBuild(build, signal);
    expect(readdirSync(build.temporary)).toEqual([]);
  },
);

test('a build after one of other files that was killed leaves nothing of that one', async () => {
  const build = otherBuild();
  await stopBuild(build, 'SIGKILL');
  expect(await careerSite(build.args)).toMatchObject({ exitCode: 0 });
  expect(readdirSync(build.place).sort()).toEqual(['.out.staging', 'out']);
  expect(readdirSync(join(build.place, '.out.staging')).sort()).toEqual(['lock']);
});
