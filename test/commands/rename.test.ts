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
    ['to an ending that its fields do not take', 'picture.svg', 'new.pdf', 'takes a picture'],
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
    expect(existsSync(join(root, 'assets/new.pdf'))).toBe(false);
  });
});

describe('a region', () => {
  const regions = (text: string) =>
    text.replace(
      '  nevada:\n',
      '  nevada:\n    brochureDownloadUrl: assets/brochures/nevada.pdf # made\n',
    ) + '  arizona:\n    code: AZ\n    name: Arizona\n    reuse: nevada\n';

  test('has another key where it stands, where others name it and in what is made for it', async () => {
    const { run, read, write } = copyBase();
    write('regions.yaml', regions(read('regions.yaml')));
    const before = read('regions.yaml');
    const { exitCode, printed } = await run(['rename', 'region', 'NV', 'silver_state']);
    expect(read('regions.yaml')).toBe(
      before
        .replace('  nevada:\n', '  silver_state:\n')
        .replace('brochures/nevada.pdf', 'brochures/silver_state.pdf')
        .replace('reuse: nevada', 'reuse: silver_state'),
    );
    // "Nevada" is still its name.
    expect(printed).not.toContain('no longer leads');
    expect(exitCode).toBe(ExitCode.fine);
    expect((await run(['validate'])).exitCode).toBe(ExitCode.fine);
  });

  test('says which address is lost', async () => {
    const { run, read, write } = copyBase();
    write('regions.yaml', read('regions.yaml').replace('\n  oklahoma:\n', '\n  sooner:\n'));
    const { printed } = await run(['rename', 'region', 'sooner', 'oklahoma']);
    expect(printed).toContain(
      '/sooner no longer leads to oklahoma. Write "sooner" under its `aliases`',
    );
  });

  test.each([
    ['Nevada2', 'cannot be the key of a region'],
    ['Silver State', 'Did you mean "silver_state"?'],
    ['oklahoma', 'There is a region "oklahoma" already.'],
  ])('does not take the key %s', async (key, message) => {
    const { run, read } = copyBase();
    const before = read('regions.yaml');
    const { exitCode, printed } = await run(['rename', 'region', 'nevada', key]);
    expect(printed).toContain(message);
    expect(exitCode).toBe(ExitCode.usage);
    expect(read('regions.yaml')).toBe(before);
  });
});
