// Sites of as many pages as ours for the watchers of other generators. Each has its texts in one data file.
import {
  astroPackage,
  eleventyPackage,
  obtainHugo,
  obtainProgram,
  writeFiles,
} from '../bench/peer-programs.js';

export const pageCount = 1222;

const numbers = Array.from({ length: pageCount }, (_, at) => at + 1);

/** The page that is looked at. */
const path = 'p/7/';

const titles = JSON.stringify(
  numbers.map((number) => ({ number, title: `Field 0 of page ${number}.` })),
  null,
  1,
);
const shared = '{ "lead": "Defaults 0.", "price": "Price 0." }\n';
const style = 'h1 { letter-spacing: 0px; }\n';

export const hugo = {
  name: 'Hugo',
  tellsBySocket: true,
  edits: editsOf('data/pages.json', 'data/shared.json', 'static/site.css', 'layouts/p/single.html'),
  start(folder, port) {
    obtainHugo();
    const address = `http://127.0.0.1:${port}/`;
    const stubs = numbers.map((number) => [
      `content/p/${number}.md`,
      `---\nat: ${number - 1}\n---\n`,
    ]);
    writeFiles(folder, {
      'hugo.toml': 'disableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n',
      'data/pages.json': titles,
      'data/shared.json': shared,
      'static/site.css': style,
      'layouts/p/single.html': layout({
        title: '{{ (index site.Data.pages (int .Params.at)).title }}',
        lead: '{{ site.Data.shared.lead }}',
        price: '{{ site.Data.shared.price }}',
      }),
      'layouts/_default/list.html': '<!doctype html><title>All pages</title>\n',
      ...Object.fromEntries(stubs),
    });
    // With its cache, a page whose file is of the same second as the one before is not loaded again.
    const options = ['--port', port, '--baseURL', address, '--noHTTPCache'];
    return ['hugo', 'server', '--bind', '127.0.0.1', ...options];
  },
};

export const eleventy = {
  name: 'Eleventy',
  tellsBySocket: true,
  edits: editsOf('_data/pages.json', '_data/shared.json', 'site.css', '_includes/page.njk'),
  start(folder, port) {
    const program = obtainProgram(eleventyPackage, folder);
    writeFiles(folder, {
      'package.json': '{ "type": "module" }\n',
      'eleventy.config.js':
        'export default (config) => {\n  config.addPassthroughCopy("site.css");\n};\n',
      '_data/pages.json': titles,
      '_data/shared.json': shared,
      'site.css': style,
      '_includes/page.njk': layout({
        title: '{{ entry.title }}',
        lead: '{{ shared.lead }}',
        price: '{{ shared.price }}',
      }),
      'pages.njk': [
        '---',
        'layout: page.njk',
        'pagination: { data: pages, size: 1, alias: entry }',
        'permalink: "p/{{ entry.number }}/"',
        '---\n',
      ].join('\n'),
    });
    const args = ['--serve', '--incremental', '--quiet', '--port', port];
    return [process.execPath, program, ...args];
  },
};

export const astro = {
  name: 'Astro',
  tellsBySocket: true,
  edits: editsOf('src/pages.json', 'src/shared.json', 'src/site.css', 'src/Layout.astro'),
  start(folder, port) {
    const program = obtainProgram(astroPackage, folder);
    const values = { title: '{title}', lead: '{shared.lead}', price: '{shared.price}', link: '' };
    writeFiles(folder, {
      'package.json': '{ "type": "module" }\n',
      'src/pages.json': titles,
      'src/shared.json': shared,
      'src/site.css': style,
      'src/Layout.astro': `---
import './site.css';
import shared from './shared.json';
const { title } = Astro.props;
---
${layout(values)}`,
      'src/pages/p/[number].astro': `---
import Layout from '../../Layout.astro';
import pages from '../../pages.json';
export const getStaticPaths = () =>
  pages.map(({ number, title }) => ({ params: { number }, props: { title } }));
---
<Layout title={Astro.props.title} />
`,
    });
    return [process.execPath, program, 'dev', '--host', '127.0.0.1', '--port', port];
  },
};

function layout({ title, lead, price, link = '<link rel="stylesheet" href="/site.css">' }) {
  return `<!doctype html>
<html>
  <head><title>A page</title>${link}</head>
  <body><h1>${title}</h1><p>${lead}</p><p>${price}</p><p>Component 0.</p></body>
</html>
`;
}

/** The edits of each kind, by the file that holds it. */
function editsOf(pages, data, css, component) {
  const text = (file, word, after = '.') => ({
    file,
    path,
    pattern: new RegExp(`${word} \\d+${after.replace('.', '\\.')}`),
    words: (at) => `${word} ${at}${after}`,
    shown: (at) => ({ text: `${word} ${at}${after}` }),
  });
  return {
    field: text(pages, 'Field', ' of page 7.'),
    defaults: text(data, 'Defaults'),
    price: text(data, 'Price'),
    style: {
      file: css,
      path,
      pattern: /letter-spacing: \d+px/,
      words: (at) => `letter-spacing: ${at}px`,
      shown: (at) => ({ spacing: `${at}px` }),
    },
    component: text(component, 'Component'),
  };
}
