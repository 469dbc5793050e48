import { describe, expect, test } from 'vitest';
import {
  findInNginxFile,
  findInRedirectsFile,
} from '../../../cli/deliver/check/rules/redirects.ts';

describe('in _redirects', () => {
  test.each([
    '/nv/* /:splat 301',
    '/nv/* /:splat',
    '/a/:page /:page/ 302!',
    '/a/* //:splat 308',
    '/a/* https://:splat 301',
    '/a q=:page /:page 301',
  ])('%s is open', (line) => {
    const [found] = findInRedirectsFile(`/x /y/ 301\n${line}\n`);
    expect(line).toContain(` ${found?.target ?? 'nothing'}`);
  });

  test.each([
    '# /nv/* /:splat 301',
    '/nv/* /nevada/:splat 301',
    '/nv/* /:splat 200',
    '/nv/* /:splat 404',
    '/nv/* https://www.example.org/:splat 301',
    '/:any/* / 302',
  ])('%s is not', (line) => {
    expect(findInRedirectsFile(`${line}\n`)).toEqual([]);
  });
});

describe('in the configuration of nginx', () => {
  test.each([
    ['return 301 $uri/;', '$uri/'],
    ['return 302 /$1;', '/$1'],
    ['if ($a) { return 308 "https://$host$request_uri"; }', 'https://$host$request_uri'],
    ['rewrite ^/nv/(.*)$ /$1 permanent;', '/$1'],
  ])('%s is open', (line, target) => {
    expect(findInNginxFile(`server {\n  ${line}\n}`)).toMatchObject([{ target }]);
  });

  test.each([
    '# return 301 $uri/;',
    'return 301 $main_moved$is_args$args;',
    'return 301 https://www.example.org$request_uri;',
    'return 404 $uri;',
    'rewrite ^/nv/(.*)$ /nevada/$1 permanent;',
    'rewrite ^/nv/(.*)$ /$1 last;',
  ])('%s is not', (line) => {
    expect(findInNginxFile(`server {\n  ${line}\n}`)).toEqual([]);
  });
});
