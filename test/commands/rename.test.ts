import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ExitCode } from '../../cli/commands/command-context.ts';
import { copyBase } from './edited-project.ts';

describe('an asset', () => {
  test('moves, and both files name it by its new path, in comments too', async () => {
    const { root, run, read, write } = copyBase();
    const picture = read('assets/picture.svg');
    write(
      'regions.yaml',
      `# As assets/picture.svg shows, not old-assets/picture.svg.\n${read('regions.yaml')}`,
    );
    const before = [read('regions.yaml'), read('library.yaml')];
    const { exitCode, printed } = await run(['rename', 'asset', 'picture.svg', 'art/new.svg']);
    expect(exitCode).toBe(ExitCode.fine);
    expect(printed).toContain('library.yaml:8:7\n');
    expect([read('regions.yaml'), read('library.yaml')]).toEqual(
      before.map((text) => text.replaceAll(/(?<!-)assets\/picture\.svg/g, 'assets/art/new.svg')),
    );
    expect(read('assets/art/new.svg')).toBe(picture);
    expect(existsSync(join(root, 'assets/picture.svg'))).toBe(false);
  });

  test('that is an icon is renamed where its name is written', async () => {
    const { run, read } = copyBase();
    const before = read('library.yaml');
    await run(['rename', 'asset', 'icons/icon-star.svg', 'icons/sun.svg']);
    expect(read('library.yaml')).toBe(before.replaceAll('icon-star', 'sun'));
  });

  test.each([
    ['that is not there', 'pictur.svg', 'new.svg', 'Did you mean assets/picture.svg?'],
    [
      'to a path where a file is',
      'picture.svg',
      'picture.jpg',
      'There is a file assets/picture.jpg',
    ],
    [
      'to a path outside of the assets',
      'picture.svg',
      '../new.svg',
      'cannot be the name of an asset',
    ],
    ['to a name with a line end', 'picture.svg', 'a\nb.svg', 'Name the file with letters'],
    ['to a name that a terminal obeys', 'picture.svg', '\u001b[2J.svg', 'Name the file with'],
    ['to a name that ends an address', 'picture.svg', 'a?b.svg', 'Name the file with letters'],
    ['to a name that begins a tag', 'picture.svg', 'a<b.svg', 'Name the file with letters'],
    ['to a name that is encoded', 'picture.svg', '%2e%2e/b.svg', 'Name the file with letters'],
    ['to a name that Windows lacks', 'picture.svg', 'art/nul.svg', 'Windows has no file'],
    ['to the name of another in capitals', 'picture.svg', 'Picture.JPG', 'the same file'],
    ['to an ending that its fields do not take', 'picture.svg', 'art/new.pdf', 'takes a picture'],
    ['from the icons to elsewhere', 'icons/icon-star.svg', 'star.svg', 'is an icon'],
  ])('%s is not renamed, and nothing changes', async (_, from, to, message) => {
    const { root, run, read } = copyBase();
    const before = [read('regions.yaml'), read('library.yaml'), read('assets/picture.svg')];
    const { exitCode, printed } = await run(['rename', 'asset', from, to]);
    expect(printed).toContain(message);
    expect(exitCode).toBe(ExitCode.usage);
    expect([read('regions.yaml'), read('library.yaml'), read('assets/picture.svg')]).toEqual(
      before,
    );
    expect(existsSync(join(root, 'assets/art'))).toBe(false);
  });
});
