import { expect, test } from 'vitest';
import { linkProblem } from '../../../cli/compile/schema/formats/link.ts';
import { messagesOfRegions, reportedInRegions } from './written-file.ts';

const written = 'appUrl: https://app.careerexplorer.example/nv/';

test.each([
  'https://app.example',
  'https://app.example:8443/a?b=c#d',
  'HTTPS://APP.EXAMPLE/',
  'https://app.example/{{regionCode}}/',
  'mailto:hello@app.example',
  'mailto:hello@app.example?subject=Hi',
  'tel:1-800-555-0199',
  'tel:+18005550199',
  'tel:18005550199',
  '/about/',
  '/',
  '{{pathPrefix}}/plan/',
])('%s is a link', (link) => {
  expect(reportedInRegions([written, `appUrl: ${JSON.stringify(link)}`])).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\u200bscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
])('%j would run a program', (link) => {
  const change = [written, `appUrl: ${JSON.stringify(link)}`] as const;
  expect(reportedInRegions(change)).toMatchObject([{ code: 'unsafe-link' }]);
  expect(messagesOfRegions(change)[0]).toContain('run a program');
});

test.each([
  ['http://app.example/', 'https://app.example/'],
  ['http:/app.example/', 'https://app.example/'],
  ['mailto hello@app.example', '"mailto:hello@app.example"'],
  ['//app.example/', 'https://app.example/'],
  ['app.example/nv', 'https://app.example/nv'],
  ['www.app.example', 'https://www.app.example'],
  ['about/', '/about/'],
  ['../about/', '/about/'],
  [' https://app.example/', 'https://app.example/'],
  ['https://app.example/my page', '"https://app.example/my%20page"'],
  ['https//app.example', 'https://app.example'],
  ['https://app.example/https://app.example/', 'https://app.example/'],
  ['https:/app.example', 'https://app.example'],
  ['<https://app.example/>', 'https://app.example/'],
  ['[the app](https://app.example/)', 'https://app.example/'],
  ['hello@app.example', '"mailto:hello@app.example"'],
])('instead of %j, %j is suggested', (link, right) => {
  expect(reportedInRegions([written, `appUrl: ${JSON.stringify(link)}`])).toEqual([
    { code: 'unsafe-link', marked: `appUrl: «${JSON.stringify(link)}»`, suggestion: right },
  ]);
});

test.each([
  'ftp://app.example/',
  'https://',
  'https://user:secret@app.example/',
  'https://app example/',
  '/\\evil.example',
  '\\\\evil.example',
  'mailto:nobody',
  'tel:hello',
  'tel:1',
  '#top',
])('%j is no link', (link) => {
  expect(reportedInRegions([written, `appUrl: ${JSON.stringify(link)}`])).toMatchObject([
    { code: 'unsafe-link' },
  ]);
});

test('a brochure can be a file of the project', () => {
  expect(reportedInRegions(['assets/brochure.pdf', 'assets/other.pdf'])).toEqual([]);
});

test('a brochure that is neither a file of the project nor a safe link is reported', () => {
  expect(reportedInRegions(['assets/brochure.pdf', 'javascript:x'])).toMatchObject([
    { code: 'unsafe-link' },
  ]);
});

test.each([
  ['https://www.careerexplorer.example/', 'https://www.careerexplorer.example'],
  ['https://www.careerexplorer.example/site', 'https://www.careerexplorer.example'],
  ['http://www.careerexplorer.example', 'https://www.careerexplorer.example'],
  ['www.careerexplorer.example', 'https://www.careerexplorer.example'],
  ['https://www.career’explorer.example', 'https://www.careerexplorer.example'],
  ['https://www.cаreerexplorer.example', undefined],
])('%s is no origin', (origin, right) => {
  expect(
    reportedInRegions(['origin: https://www.careerexplorer.example', `origin: ${origin}`]),
  ).toEqual([{ code: 'bad-origin', marked: `origin: «${origin}»`, suggestion: right }]);
});

test.each([
  ['https://app/', undefined],
  ['https://localhost:3000/', undefined],
  ['http://localhost:4000/x', undefined],
  ['https://192.168.0.1/', undefined],
  ['https://app..example/', undefined],
  ['https://app*.example/', undefined],
  ['https://app.exampl\u0435/', undefined],
  ['https://\u0430\u0440\u0440.example/', undefined],
  ['https://“app.example”/', 'https://app.example/'],
  ['“https://app.example/”', 'https://app.example/'],
  ['https://app.example:80/', 'https://app.example/'],
])('%s leads to no host that visitors could reach', (link, right) => {
  expect(reportedInRegions([written, `appUrl: ${JSON.stringify(link)}`])).toEqual([
    {
      code: 'unsafe-link',
      marked: `appUrl: «${JSON.stringify(link)}»`,
      ...(right !== undefined && { suggestion: right }),
    },
  ]);
});

test('a host may have letters beyond English ones', () => {
  expect(reportedInRegions([written, 'appUrl: https://québec.example/'])).toEqual([]);
});

test.each([
  ['https://www.careerexplorer.example/news.', 'https://www.careerexplorer.example/news'],
  ['/about/,', '/about/'],
])('of %s the sign behind it is no part', (link, instead) => {
  expect(linkProblem(link)).toEqual({ reason: 'sign-behind', instead });
});

test.each(['', '#', 'assets/brochures/default.pdf'])('of %j no address is guessed', (link) => {
  expect(linkProblem(link)).toEqual({ reason: 'relative' });
});
