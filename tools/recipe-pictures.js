// Takes the pictures of docs/marketers.md, into docs/pictures/: `npm run pictures`. Follows each
// recipe in a copy of the project and shows the page, or what the program prints. Words after it
// name the pictures to take alone.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { obtainBrowser } from './browser.js';
import { readSteps, takeSteps } from './page-steps.js';
import { serve } from './preview.js';
import { composeComment } from './pull-request-comment.js';
import { publishProject } from './published-project.js';
import { applyChange, readRecipes } from './recipes.js';
import { settle } from './settle.js';
import { root } from './steps.js';

/**
 * By the name of the recipe: the page that shows it, and the part of it, what is pointed at, the
 * entry that is waited for, the words that are found and put in their place, the region whose text
 * is edited, or whether changes are proposed there; the kind of step in a page after which it is
 * taken, of the first block that has one; or a command that prints it.
 */
const views = {
  'Find a text': { page: 'nv/', pointed: 'h1' },
  'Find a sentence': { page: 'nv/', found: 'places in Nevada to try them' },
  'See a change': { printed: 'npx career-site diff' },
  'Edit in the page': { after: 'choose' },
  'Change a price': { page: 'pricing/individual/', part: 'main' },
  'Change a figure': { after: 'type' },
  'Change the heading of one state': { page: 'oh/', part: '.hero' },
  'Change the title of a page': { page: 'nv/plan/', part: 'main' },
  'Give a state its own text': { page: 'ok/', part: '.hero' },
  'Add a page': { page: 'oh/conference/', part: 'main' },
  'Compare all states': { page: '-/fields/headerTitle', edited: 'Ohio' },
  'Change a word everywhere': { page: 'nv/', found: 'Up the Ladder', instead: 'First Steps' },
  'Change a picture': { page: 'oh/', part: '.sponsor' },
  'Add a webinar': { page: 'ok/webinar/latest/', part: 'main' },
  'Announce a webinar': { after: 'give' },
  'Add a sister site': { page: 'oh/', part: '.sister-sites' },
  'Take something away': { page: 'nv/', part: '.sister-sites' },
  'See who changed a text': { page: 'nv/', pointed: 'h1', asked: 'Who changed it?' },
  'Leaving reuse': { page: 'sd/', part: '.hero' },
  'Plan a price': { after: 'choose' },
  'Show something for a time': {
    printed: 'npx career-site explain nevada.headerTitle --at 2027-06-01',
  },
  'Look ahead': { page: '-/agenda', waited: 'nevada.headerTitle: a value begins to hold' },
  'Read an error': { page: 'nv/', part: 'body', broken: true },
  'Check the words': { after: 'type' },
  'Propose a change': { page: 'nv/', proposed: true },
  'Ask for review': { printed: 'npx career-site diff --format markdown', show: comment },
  'Undo a published change': { printed: 'npx career-site diff' },
};

const width = 900;
const height = 520;

const recipes = readRecipes(readFileSync(join(root, 'docs/marketers.md'), 'utf8'));
const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const executablePath = await obtainBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const wanted = process.argv.slice(2);
  for (const [title, blocks] of recipes) {
    const name = title.toLowerCase().replaceAll(' ', '-');
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const picture = await take(views[title], blocks, copyProject(name));
    const { size } = await sharp(picture)
      .webp({ quality: 82 })
      .toFile(join(folder, `${name}.webp`));
    process.stdout.write(`${name}.webp: ${Math.ceil(size / 1000)} kB\n`);
  }
} finally {
  await browser.close();
}

async function take(view, blocks, project) {
  const tab = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  try {
    if (view.printed !== undefined) return await takePrinted(tab, view, blocks, project);
    return await takePage(tab, view, blocks, project);
  } finally {
    await tab.close();
  }
}

async function takePage(tab, view, blocks, project) {
  const { page, part, pointed, asked, found, instead, edited, proposed, after } = view;
  const { broken = false } = view;
  if (proposed === true || asked !== undefined) publishProject(project);
  const stepsAt = blocks.findIndex((block) => after !== undefined && hasStep(block, after));
  if (!broken) follow(stepsAt < 0 ? blocks : blocks.slice(0, stepsAt), project);
  const dev = await serve(['dev', '--root', project]);
  try {
    await loadFonts(tab, dev.main);
    if (after !== undefined) return await takeStep(tab, dev.main, after, blocks[stepsAt]);
    await tab.goto(new URL(page, dev.main).href);
    await settle(tab);
    if (view.waited !== undefined) return await takeOnce(tab, view.waited);
    if (found !== undefined) return await takeFound(tab, found, instead);
    if (edited !== undefined) return await takeEdited(tab, edited);
    if (proposed === true) return await takeProposed(tab);
    if (broken) return await takeProblem(tab, () => follow(blocks, project));
    return await (pointed === undefined ? takePart(tab, part) : takePointed(tab, pointed, asked));
  } finally {
    dev.stop();
  }
}

/** A page is drawn without a font that comes late, and the next one with it. */
async function loadFonts(tab, address) {
  await tab.goto(address);
  await tab.evaluate(async () => void (await document.fonts.ready));
}

async function takeStep(tab, address, after, { text }) {
  const steps = readSteps(text);
  const last = steps.findIndex(({ action }) => action === after);
  await takeSteps(tab, address, steps.slice(0, last + 1));
  await settle(tab);
  return tab.screenshot();
}

function hasStep({ language, text }, wanted) {
  return language === 'steps' && readSteps(text).some(({ action }) => action === wanted);
}

/** A slip that is made while the page is open is shown over it. */
async function takeProblem(tab, slip) {
  slip();
  await tab.getByRole('alert').waitFor();
  return tab.screenshot();
}

async function takePart(tab, part) {
  const box = await tab.locator(part).first().boundingBox();
  // What `dev` lays over pages is nothing that these show. Their policy allows no style element, as
  // Playwright adds one.
  await tab.locator('career-site-inspector').evaluate((host) => (host.style.display = 'none'));
  const clip = { ...box, height: Math.min(box.height, height) };
  return tab.screenshot({ clip, fullPage: true });
}

async function takePointed(tab, pointed, asked) {
  await tab.getByRole('button', { name: 'Inspect' }).waitFor();
  await tab.locator(pointed).click({ modifiers: ['Alt'] });
  const card = tab.getByRole('region', { name: 'Where this text is written' });
  await card.waitFor();
  if (asked !== undefined) {
    await card.getByRole('button', { name: asked }).first().click();
    await card.getByText('It said:').scrollIntoViewIfNeeded();
  }
  return tab.screenshot();
}

/** A page of the program once it lists what has some words, which is the last entry in view. */
async function takeOnce(tab, words) {
  const entry = tab.getByRole('listitem').filter({ hasText: words }).last();
  await entry.waitFor();
  await entry.evaluate((node) => node.scrollIntoView({ block: 'end' }));
  return tab.screenshot();
}

/** The box over a page, with what is found. */
async function takeFound(tab, words, instead) {
  await tab.getByRole('button', { name: 'Find', exact: true }).click();
  await tab.getByLabel('Find', { exact: true }).fill(words);
  await tab
    .getByRole('dialog')
    .getByText(/on \d+ pages?/)
    .first()
    .waitFor();
  if (instead !== undefined) {
    await tab.getByRole('button', { name: 'Replace', exact: true }).click();
    await tab.getByLabel('Replace with').fill(instead);
    await tab.getByRole('button', { name: /^Replace in / }).waitFor();
  }
  return tab.screenshot();
}

/** The table of a field, while the text of a region is edited. */
async function takeEdited(tab, region) {
  await tab.getByRole('button', { name: `Edit ${region}` }).click();
  const row = tab.getByRole('row').filter({ has: tab.getByRole('link', { name: region }) });
  await row.getByRole('textbox').waitFor();
  await row.evaluate((element) => element.scrollIntoView());
  return tab.screenshot();
}

/** The dialog by which changes are proposed. */
async function takeProposed(tab) {
  await tab.getByRole('button', { name: 'Propose', exact: true }).click();
  await tab.getByRole('textbox', { name: 'Title' }).waitFor();
  return tab.screenshot();
}

async function takePrinted(tab, { printed: command, show = terminal }, blocks, project) {
  publishProject(project);
  follow(blocks, project);
  const [, , ...args] = command.split(' ');
  const { stdout } = spawnSync(process.execPath, [join(root, 'cli/bin.js'), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  await tab.setContent(show(stdout, command));
  return tab.locator('body > *').screenshot();
}

function terminal(printed, command) {
  const escaped = printed.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const marked = escaped
    .replaceAll(/\[-.*?-\]/g, '<span style="color:#ff9d8c">$&</span>')
    .replaceAll(/\{\+.*?\+\}/g, '<span style="color:#9be38b">$&</span>');
  return `<pre style="margin:0;padding:20px;background:#1d2127;color:#e6e6e6;font:15px/1.5 monospace">$ ${command}\n\n${marked.trimEnd()}</pre>`;
}

/** The comment on a pull request, about as GitHub shows it. */
function comment(changes) {
  const links = ['Open the preview', 'Open that of the library edition'].map((words) => ({
    words,
    address: '#',
  }));
  const commit = '5d7c8ae';
  const markdown = composeComment({ changes, diagnostics: undefined, links, commit });
  const lines = markdown
    .replaceAll(/\\(?=[^\w\s])/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '<a href="#">$1</a>')
    .split('\n')
    .map((line) => {
      const [, marks = '', text] = /^(#{2,4} |- )?(.*)$/.exec(line);
      const name = marks === '- ' ? 'li' : marks === '' ? 'p' : `h${marks.length - 1}`;
      return `<${name}>${text}</${name}>`;
    });
  const styles = `
    article { padding: 8px 24px; font: 15px/1.5 sans-serif; color: #1f2328; background: #fff; }
    h2, h3, h4 { margin: 14px 0 6px; } p { margin: 4px 0; } del { background: #ffd8d3; } ins { background: #c9f2cf; }`;
  return `<style>${styles}</style><article>${lines.join('')}</article>`;
}

/** What people write of the project, in a folder of its own. */
function copyProject(name) {
  const copy = join(root, '.build/recipes', name);
  rmSync(copy, { recursive: true, force: true });
  for (const part of ['regions.yaml', 'library.yaml', 'assets'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  return copy;
}

/** Writes what a recipe has one write, by hand, by `new`, or by git. */
function follow(blocks, project) {
  for (const { language, path, text } of blocks) {
    const file = join(project, path);
    if (language === 'diff') writeFileSync(file, applyChange(readFileSync(file, 'utf8'), text));
    else if (path !== '') writeFileSync(file, text);
    else if (/^(?:npx career-site new|git revert|git commit)/.test(text)) runIn(project, text);
  }
}

function runIn(project, commands) {
  const program = `node ${join(root, 'cli/bin.js')}`;
  spawnSync('bash', ['-ec', commands.replaceAll('npx career-site', program)], { cwd: project });
}
