// Makes the brochures in assets/brochures/ from what regions.yaml says. Run `npx career-site generate` first, then
// `node tools/brochures.js`. The same content gives the same bytes.
import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

const root = fileURLToPath(new URL('..', import.meta.url));

const page = { width: 612, height: 792, margin: 54 };
const column = page.width - 2 * page.margin;
const colors = designTokens();
const mapSize = { width: 959, height: 593 };

const data = await generatedData();
for (const [path, region] of brochures()) {
  writeFileSync(`${root}${path}`, await brochure(region));
  process.stdout.write(`${path}\n`);
}

/** The colours of the site by name, in their light values, which come first in the style sheet. */
function designTokens() {
  const styles = readFileSync(`${root}runtime/styles/tokens.css`, 'utf8');
  const [light] = styles.split('@media');
  return Object.fromEntries(
    [...light.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

/** What the site itself is rendered from. */
async function generatedData() {
  const { outputFiles } = await build({
    entryPoints: [`${root}generated/index.ts`],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const [bundle] = outputFiles;
  const source = Buffer.from(bundle.contents).toString('base64');
  return (await import(`data:text/javascript;base64,${source}`)).data;
}

/** Path and region of each brochure. Regions that inherit one share it, so only the one it is named after makes it. */
function brochures() {
  const named = [data.generic, ...data.regions].map((region) => [
    `assets/brochures/${region.key === data.generic.key ? 'default' : region.key}.pdf`,
    region,
  ]);
  return named.filter(([path, region]) => region.brochureDownloadUrl === path);
}

/** The bytes of a brochure of two pages: a cover, and what is inside at which price. */
async function brochure(region) {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${data.site.name}: ${region.headerTitle}`,
      Author: data.site.copyright.holder,
      CreationDate: new Date(0),
    },
  });
  const bytes = collect(document);
  const sheet = { document, region, color: colors[region.accent] };
  coverPage(sheet);
  document.addPage();
  insidePage(sheet);
  document.end();
  return bytes;
}

async function collect(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function coverPage(sheet) {
  const { region } = sheet;
  backdrop(sheet);
  let y = say(sheet, 'P', data.site.name, 60, { size: 13, bold: true });
  rule(sheet, 84);
  y = say(sheet, 'H1', region.headerTitle, 112, { size: 42, serif: true, width: 440, gap: 2 });
  y = say(sheet, 'P', region.headerTitleDescription, y + 14, { size: 15, width: 420, gap: 4 });
  drawing(sheet, y + 26, 690);
  rule(sheet, 708);
  say(sheet, 'P', region.sponsorMsg, 720, { size: 10.5, color: colors['ink-soft'], width: 300 });
  say(sheet, 'P', `${bare(data.site.origin)}${region.pathPrefix}`, 720, {
    size: 12,
    bold: true,
    align: 'right',
  });
}

function insidePage(sheet) {
  const { region } = sheet;
  backdrop(sheet);
  let y = say(sheet, 'H2', region.featuresTitle, 62, { size: 26, serif: true });
  for (const feature of region.features) y = legendEntry(sheet, feature.title, y + 11);
  y = say(sheet, 'H2', region.upgradeTitle, y + 30, { size: 26, serif: true }) + 10;
  for (const plan of data.site.plans) y = planEntry(sheet, plan, y);
  y = say(sheet, 'H2', region.contactFormHeader, y + 24, { size: 20, serif: true });
  y = say(sheet, 'P', region.contactFormDescription, y + 6, { size: 11.5, width: 400, gap: 2 });
  const { email, phone } = data.site.contacts;
  say(sheet, 'P', [email, phone].filter(Boolean).join('   '), y + 8, { size: 12, bold: true });
  say(sheet, 'P', `© ${data.site.copyright.year} ${data.site.copyright.holder}`, 730, {
    size: 9,
    color: colors['ink-soft'],
  });
}

/** Paper and a frame; nothing that a screen reader should tell. */
function backdrop(sheet) {
  decoration(sheet, (document) => {
    document.rect(0, 0, page.width, page.height).fill(colors.paper);
    document
      .rect(22, 22, page.width - 44, page.height - 44)
      .lineWidth(1.5)
      .stroke(colors.ink);
    document
      .rect(27, 27, page.width - 54, page.height - 54)
      .lineWidth(0.6)
      .stroke(colors.line);
  });
}

function rule(sheet, y) {
  decoration(sheet, (document) => {
    document
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(0.8)
      .stroke(colors.ink);
  });
}

function decoration({ document }, draw) {
  document.markContent('Artifact', { type: 'Layout' });
  draw(document);
  document.endMarkedContent();
}

/** The region’s outline with its counties, or the map of the states, between two heights of the page. */
function drawing(sheet, top, bottom) {
  const { document, region } = sheet;
  const silhouette = data.silhouettes[region.code];
  const { width, height } = silhouette ?? mapSize;
  const scale = Math.min(column / width, (bottom - top) / height);
  const alt = `A map of ${silhouette === undefined ? 'the states' : region.name}`;
  const figure = document.struct('Figure', { alt }, () => {
    document.save().translate((page.width - width * scale) / 2, top);
    document
      .scale(scale)
      .lineWidth(1.5 / scale)
      .lineJoin('round');
    if (silhouette === undefined) for (const { path } of data.map) outline(sheet, path);
    else silhouetteWithCounties(sheet, silhouette);
    document.restore();
  });
  document.addStructure(figure);
}

function outline({ document, color }, path) {
  document.path(path).fillOpacity(0.16).fillAndStroke(color, color);
}

function silhouetteWithCounties(sheet, silhouette) {
  outline(sheet, silhouette.outline);
  sheet.document.path(silhouette.counties).strokeOpacity(0.45).stroke(sheet.color);
}

/** A line of the legend: a waypoint and what stands there. Returns where the next one can begin. */
function legendEntry(sheet, title, y) {
  decoration(sheet, (document) => {
    document
      .circle(page.margin + 5, y + 6, 4.5)
      .lineWidth(2)
      .stroke(sheet.color);
  });
  return say(sheet, 'P', title, y, { size: 12, left: page.margin + 24, width: column - 24 });
}

function planEntry(sheet, plan, top) {
  rule(sheet, top);
  const y = top + 9;
  const terms = planTerms(plan, sheet.region.freeEducatorAccountQuota).join(' · ');
  const name = say(sheet, 'H3', plan.name, y, { size: 13, bold: true, width: 210 });
  const price = say(sheet, 'P', planPrice(plan), name + 2, {
    size: 13,
    serif: true,
    width: 210,
    color: sheet.color,
  });
  const right = { left: page.margin + 220, width: column - 220 };
  const summary = say(sheet, 'P', plan.summary, y, { size: 11.5, gap: 1, ...right });
  const end = say(sheet, 'P', terms, summary + 2, {
    size: 10.5,
    color: colors['ink-soft'],
    ...right,
  });
  return Math.max(price, end) + 9;
}

function planPrice({ price, unit }) {
  const words = {
    free: () => 'Free',
    'per-year': (amount) => `${amount} a year`,
    'per-student-per-year': (amount) => `${amount} per student a year`,
    'starting-at': (amount) => `Plans start at ${amount}`,
  };
  return words[unit](dollars(price));
}

function planTerms({ unit, maximumStudents, minimumOrder, payment }, quota) {
  const students = unit === 'free' ? quota : maximumStudents;
  return [
    students && `Up to ${students} students`,
    minimumOrder && `Minimum ${dollars(minimumOrder)}`,
    payment,
  ].filter(Boolean);
}

function dollars(amount) {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: digits })}`;
}

function bare(url) {
  return url.replace(/^https:\/\//, '');
}

/** Writes a text as a tagged element and returns the height below it. */
function say(sheet, tag, text, y, style) {
  const { document } = sheet;
  const { size, gap = 0, color = colors.ink, left = page.margin, width = column, align } = style;
  const face = style.serif ? 'Times-Bold' : style.bold ? 'Helvetica-Bold' : 'Helvetica';
  document.font(face).fontSize(size).fillColor(color);
  const options = { width, lineGap: gap, align };
  const height = document.heightOfString(text, options);
  document.addStructure(document.struct(tag, () => document.text(text, left, y, options)));
  return y + height;
}
