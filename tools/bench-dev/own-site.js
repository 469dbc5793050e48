// `dev` on a copy of this folder.
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.js';

/** What no copy of the program needs. */
const omitted = ['.build', '.git', 'dist', 'docs', 'node_modules', 'test'];

export const careerSite = {
  name: 'career-site',
  tellsBySocket: false,
  edits: {
    field: {
      file: 'regions.yaml',
      path: 'nv/',
      pattern: /(name: Nevada\n(?:.*\n)*? {4}headerTitle: ).*/,
      words: (at) => `$1Field ${at}`,
      shown: (at) => ({ text: `Field ${at}` }),
    },
    defaults: {
      file: 'regions.yaml',
      path: 'nv/',
      pattern: /^( {6}planLink: ).*/m,
      words: (at) => `$1Defaults ${at}`,
      shown: (at) => ({ text: `Defaults ${at}` }),
    },
    price: {
      file: 'regions.yaml',
      path: 'nv/',
      pattern: /^( {6}price: )[1-9]\d*$/m,
      words: (at) => `$1${100 + at}`,
      shown: (at) => ({ text: `$${100 + at} ` }),
    },
    style: {
      file: 'runtime/styles/hero.css',
      path: 'nv/',
      pattern: /(?:\nh1 \{ letter-spacing: .*)?$/,
      words: (at) => `\nh1 { letter-spacing: ${at}px !important; }`,
      shown: (at) => ({ spacing: `${at}px` }),
    },
    component: {
      file: 'runtime/components/bottom-block/BottomBlock.tsx',
      path: 'nv/',
      pattern: /(\{ask\.text\}).*(<\/p>)/,
      words: (at) => `$1 Component ${at}$2`,
      shown: (at) => ({ text: `Component ${at}` }),
    },
  },
  start(folder, port) {
    for (const name of readdirSync(root).filter((each) => !omitted.includes(each))) {
      cpSync(join(root, name), join(folder, name), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return [process.execPath, 'cli/bin.js', 'dev', '--port', port, '--library-port', '0'];
  },
  /** `dev` ends the line of each change so. */
  ownWork(printed) {
    const [, milliseconds] = /, (\d+) ms$/m.exec(printed) ?? [];
    return milliseconds === undefined ? undefined : Number(milliseconds);
  },
};
