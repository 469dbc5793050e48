// The same pages for other generators. Each writes its site to a folder, and gives its name and what builds it there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installByApt } from '../apt.js';
import { obtainPackage } from '../npm-package.js';

/** By the name that they are asked for by. Each gives undefined where the program can't be had. */
export const peers = { hugo, eleventy, astro };

function hugo(folder, site) {
  const version = hugoVersion() ?? (installByApt('hugo') ? hugoVersion() : undefined);
  if (version === undefined) return undefined;
  const page = layout({
    title: '{{ .Title }}',
    description: '{{ .Description }}',
    header: list('(index site.Data.frames .Params.region).header'),
    blocks: list('.Params.blocks'),
    states: '{{ if .Params.hasStates }}{{ partialCached "states.html" . }}{{ end }}',
    footer: list('(index site.Data.frames .Params.region).footer'),
  });
  const kinds = ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', '404', 'robotsTXT'];
  writeFiles(folder, {
    'hugo.json': JSON.stringify({ disableKinds: kinds }),
    'data/frames.json': JSON.stringify(site.frames),
    'data/states.json': JSON.stringify(site.states),
    'layouts/partials/states.html': list('site.Data.states'),
    'layouts/_default/single.html': page,
    ...Object.fromEntries(
      site.pages.map((each, at) => [`content/p/${at}.md`, `${JSON.stringify(each, null, 1)}\n`]),
    ),
  });
  return { name: `Hugo ${version}`, command: ['hugo', '--quiet'], output: 'public' };

  function list(blocks) {
    return `{{ range ${blocks} }}{{ if .href }}<a href="{{ .href }}">{{ .text }}</a>{{ else if .isHeading }}<h2>{{ .text }}</h2>{{ else }}<p>{{ .text }}</p>{{ end }}{{ end }}`;
  }
}

function eleventy(folder, site) {
  const found = obtain('@11ty/eleventy', '3.1.2', folder);
  if (found === undefined) return undefined;
  const list = (blocks) =>
    `{% for each in ${blocks} %}{% if each.href %}<a href="{{ each.href }}">{{ each.text }}</a>{% elif each.isHeading %}<h2>{{ each.text }}</h2>{% else %}<p>{{ each.text }}</p>{% endif %}{% endfor %}`;
  writeFiles(folder, {
    '_data/frames.json': JSON.stringify(site.frames),
    '_data/entries.json': JSON.stringify(site.pages),
    '_data/states.json': JSON.stringify({ list: markupOf(site.states) }),
    '_includes/page.njk': layout({
      title: '{{ entry.title }}',
      description: '{{ entry.description }}',
      header: list('frames[entry.region].header'),
      blocks: list('entry.blocks'),
      states: '{% if entry.hasStates %}{{ states.list | safe }}{% endif %}',
      footer: list('frames[entry.region].footer'),
    }),
    'pages.njk': [
      '---',
      'layout: page.njk',
      'pagination: { data: entries, size: 1, alias: entry }',
      'permalink: "{{ entry.url }}"',
      '---\n',
    ].join('\n'),
  });
  const command = [process.execPath, join(found.program, 'cmd.cjs'), '--quiet'];
  return { name: `Eleventy ${found.version}`, command, output: '_site' };
}

function astro(folder, site) {
  const found = obtain('astro', '5.14.1', folder);
  if (found === undefined) return undefined;
  const list = (blocks) =>
    `{${blocks}.map(({ text, href, isHeading }) => href ? <a href={href}>{text}</a> : isHeading ? <h2>{text}</h2> : <p>{text}</p>)}`;
  writeFiles(folder, {
    'package.json': '{ "type": "module" }\n',
    'src/frames.json': JSON.stringify(site.frames),
    'src/pages.json': JSON.stringify(site.pages),
    'src/states.json': JSON.stringify({ list: markupOf(site.states) }),
    'src/pages/[...path].astro': `---
import frames from '../frames.json';
import pages from '../pages.json';
import states from '../states.json';
export const getStaticPaths = () =>
  pages.map((entry) => ({ params: { path: entry.url.slice(1, -1) || undefined }, props: { entry } }));
const { entry } = Astro.props;
const { header, footer } = frames[entry.region];
---
${layout({
  title: '{entry.title}',
  description: '{entry.description}',
  header: list('header'),
  blocks: list('entry.blocks'),
  states: '{entry.hasStates && <Fragment set:html={states.list} />}',
  footer: list('footer'),
}).replace('content="{entry.description}"', 'content={entry.description}')}`,
  });
  const command = [process.execPath, join(found.program, 'astro.js'), 'build', '--silent'];
  return { name: `Astro ${found.version}`, command, output: 'dist' };
}

function hugoVersion() {
  return /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
}

/** The folder of a package; beside the site are the packages that it needs. */
function obtain(name, version, folder) {
  const program = obtainPackage(name, version);
  if (program === undefined) return undefined;
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(program, ...name.split('/').map(() => '..')), join(folder, 'node_modules'));
  return { program, version: JSON.parse(readFileSync(join(program, 'package.json'))).version };
}

function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** The list of the states is finished markup for those that could not keep it from page to page. */
function markupOf(states) {
  const links = states.map(({ text, href }) => `<a href="${href}">${text}</a>`);
  return links.join('');
}

function layout({ title, description, header, blocks, states, footer }) {
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="description" content="${description}">
  </head>
  <body><header>${header}</header><main>${blocks}${states}</main><footer>${footer}</footer></body>
</html>
`;
}
