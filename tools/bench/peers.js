// The same pages for other generators. Each writes its site to a folder, and gives its name and
// what builds it there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installByApt } from '../apt.js';
import { obtainPackage } from '../npm-package.js';

/** By the name that they are asked for by. Each throws where the program can't be had. */
export const peers = { hugo, eleventy, astro };

function hugo(folder, site) {
  const version = obtainHugo();
  const list = (blocks) => `{{ range ${blocks} }}{{ safeHTML .tags }}{{ .text }}{{ end }}`;
  const frame = '(index site.Data.frames .Params.region)';
  const kinds = ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', '404', 'robotsTXT'];
  writeFiles(folder, {
    'hugo.json': JSON.stringify({ disableKinds: kinds }),
    'data/frames.json': JSON.stringify(site.frames),
    'data/states.json': JSON.stringify({ list: site.states }),
    'layouts/partials/states.html': '{{ safeHTML site.Data.states.list }}',
    'layouts/_default/single.html': layout({
      title: '{{ .Title }}',
      description: '"{{ .Description }}"',
      head: `{{ safeHTML ${frame}.head }}`,
      top: list(`${frame}.top`),
      content: list('.Params.blocks'),
      states: '{{ if .Params.hasStates }}{{ partialCached "states.html" . }}{{ end }}',
      bottom: list(`${frame}.bottom`),
    }),
    ...Object.fromEntries(
      site.pages.map((each, at) => [`content/p/${at}.md`, `${JSON.stringify(each, null, 1)}\n`]),
    ),
  });
  return { name: `Hugo ${version}`, command: ['hugo', '--quiet'], output: 'public' };
}

function eleventy(folder, site) {
  const program = obtainProgram(eleventyPackage, folder);
  const list = (blocks) =>
    `{% for each in ${blocks} %}{{ each.tags | safe }}{{ each.text }}{% endfor %}`;
  writeFiles(folder, {
    '_data/frames.json': JSON.stringify(site.frames),
    '_data/entries.json': JSON.stringify(site.pages),
    '_data/states.json': JSON.stringify({ list: site.states }),
    '_includes/page.njk': layout({
      title: '{{ entry.title }}',
      description: '"{{ entry.description }}"',
      head: '{{ frames[entry.region].head | safe }}',
      top: list('frames[entry.region].top'),
      content: list('entry.blocks'),
      states: '{% if entry.hasStates %}{{ states.list | safe }}{% endif %}',
      bottom: list('frames[entry.region].bottom'),
    }),
    'pages.njk': [
      '---',
      'layout: page.njk',
      'pagination: { data: entries, size: 1, alias: entry }',
      'permalink: "{{ entry.url }}"',
      '---\n',
    ].join('\n'),
  });
  const command = [process.execPath, program, '--quiet'];
  return { name: `Eleventy ${eleventyPackage.version}`, command, output: '_site' };
}

function astro(folder, site) {
  const program = obtainProgram(astroPackage, folder);
  const list = (blocks) =>
    `{${blocks}.map(({ tags, text }) => <><Fragment set:html={tags} />{text}</>)}`;
  writeFiles(folder, {
    'package.json': '{ "type": "module" }\n',
    'src/frames.json': JSON.stringify(site.frames),
    'src/pages.json': JSON.stringify(site.pages),
    'src/states.json': JSON.stringify({ list: site.states }),
    'src/pages/[...path].astro': `---
import frames from '../frames.json';
import pages from '../pages.json';
import states from '../states.json';
export const getStaticPaths = () =>
  pages.map((entry) => ({ params: { path: entry.url.slice(1, -1) || undefined }, props: { entry } }));
const { entry } = Astro.props;
const { head, top, bottom } = frames[entry.region];
---
${layout({
  title: '{entry.title}',
  description: '{entry.description}',
  head: '<Fragment set:html={head} />',
  top: list('top'),
  content: list('entry.blocks'),
  states: '{entry.hasStates && <Fragment set:html={states.list} />}',
  bottom: list('bottom'),
})}`,
  });
  const command = [process.execPath, program, 'build', '--silent'];
  return { name: `Astro ${astroPackage.version}`, command, output: 'dist' };
}

/** @param parts The values of a page, as expressions of a template language. */
function layout({ title, description, head, top, content, states, bottom }) {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content=${description}>
<meta property="og:title" content=${title.startsWith('{{') ? `"${title}"` : title}>
<meta property="og:description" content=${description}>
${head}</head>
<body>${top}${content}${states}${bottom}
`;
}

/** The version of Hugo, which is installed where it is missing. Throws where it can't be had. */
function obtainHugo() {
  const version = hugoVersion() ?? (installByApt('hugo') ? hugoVersion() : undefined);
  if (version === undefined) throw new Error('There is no Hugo.');
  return version;
}

function hugoVersion() {
  return /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
}

/**
 * Gets a package for a site in a folder, and returns the path of its program. Throws where it can't
 * be had.
 */
function obtainProgram({ name, version, file }, folder) {
  const found = obtainPackage(name, version);
  if (found === undefined) throw new Error(`There is no ${name} ${version}.`);
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(found, ...name.split('/').map(() => '..')), join(folder, 'node_modules'));
  return join(found, file);
}

const eleventyPackage = { name: '@11ty/eleventy', version: '3.1.2', file: 'cmd.cjs' };
const astroPackage = { name: 'astro', version: '5.14.1', file: 'astro.js' };

function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
