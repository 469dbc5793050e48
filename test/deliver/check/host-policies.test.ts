import { expect, test } from 'vitest';
import { readHeadersFile, readNginxFile } from '../../../cli/deliver/check/rules/host-policies.ts';

function policies(found: ReturnType<typeof readNginxFile>): readonly (string | undefined)[] {
  return found.map(({ policy }) => policy);
}

test('a block of nginx without headers inherits them', () => {
  const conf = `server { add_header Content-Security-Policy "a" always; location / { try_files $uri =404; } }`;
  expect(policies(readNginxFile(conf))).toEqual(['a']);
});

test('a block of nginx with a header of its own inherits nothing', () => {
  const conf = `server {
    add_header Content-Security-Policy "a" always;
    location /b { add_header X-B 'b'; }
    location /c { add_header X-C 'c'; add_header content-security-policy "c" always; }
  }`;
  expect(policies(readNginxFile(conf))).toEqual(['a', undefined, 'c']);
});

test('nginx leaves a header without always out of error pages, so it does not count', () => {
  expect(policies(readNginxFile(`server { add_header Content-Security-Policy "a"; }`))).toEqual([
    undefined,
  ]);
});

test('comments, braces in quotes and variables of nginx are no blocks', () => {
  const conf = `# server { }
    map $uri $a { "~^/x{2}$" "}"; }
    server { try_files $uri \${uri}index.html; add_header Content-Security-Policy "a # \\"b\\"" always; }`;
  expect(policies(readNginxFile(conf))).toEqual(['a # "b"']);
});

test('the policy of _headers is that of all paths', () => {
  const text = `# all\n/*\n  Content-Security-Policy: a\n/b/*\n  Content-Security-Policy: b\n`;
  expect(policies(readHeadersFile(text))).toEqual(['a']);
});

test('two policies for all paths are joined, as the hosts do', () => {
  const text = `/*\n  Content-Security-Policy: a\n  content-security-policy: b\n`;
  expect(policies(readHeadersFile(text))).toEqual(['a, b']);
});

test('_headers can take the policy away from some paths', () => {
  const text = `/*\n  Content-Security-Policy: a\n/b/*\n  ! Content-Security-Policy\n`;
  expect(policies(readHeadersFile(text))).toEqual([undefined, 'a']);
});
