import { signSlips } from './sign-slips.ts';
import type { Slip } from './slip.ts';
import { after, before, indent, library, outdent, regions, replace, toColumn0 } from './slip.ts';

const name = 'name: Alabama';
const title = 'headerTitle: Careers from the Gulf shore to the Tennessee Valley';
const textLine =
  'Aerospace, car making, health care, the port: see what each job in Alabama is like, what it pays and';
const item = '- cssClass: sun';
const itemTitle =
  'title: Profiles of work outdoors, with what heat, travel and seasons mean for it';
const tier = '- { from: 25000, to: 50000, price: 14175 }';

/** Slips of the kinds that people make in YAML, each alone in a file that is sound without it. */
export const slips: readonly Slip[] = [
  // Indentation
  regions('a field outdented to column 0', 'accent: brick', toColumn0),
  regions(
    'a field of site outdented to column 0',
    'origin: https://www.careerexplorer.example',
    toColumn0,
  ),
  regions(
    'the last field of a region outdented to column 0',
    'sponsorImg: assets/sponsors/coast.svg',
    toColumn0,
  ),
  regions(
    'a field with a list outdented to column 0',
    'featuresTitle: What Arizona’s learners take along',
    toColumn0,
  ),
  regions('a name with a list below it outdented to column 0', 'features:', toColumn0, {
    below: 'arizona:',
  }),
  regions('a name with fields below it outdented to column 0', 'webinar:', toColumn0, {
    below: 'arizona:',
  }),
  regions('an item outdented to column 0', item, toColumn0),
  regions('a field of an item outdented to column 0', itemTitle, toColumn0),
  regions('a line of a text outdented to column 0', textLine, toColumn0),
  regions('a region’s name outdented to column 0', 'alaska:', toColumn0),
  regions('a region outdented by two, with all of it', 'arizona:', outdent(2), { block: true }),
  regions('a region indented by two, with all of it', 'arizona:', indent(2), { block: true }),
  regions('a region indented by one, with all of it', 'arizona:', indent(1), { block: true }),
  regions(
    'a deleted line of a comparison',
    'accent: brick',
    (line) => `${line}\n-    accent: plum`,
    {
      offset: 1,
    },
  ),
  regions(
    'the first field of an item once more',
    item,
    (line) => `${line}\n        cssClass: sun`,
    {
      offset: 1,
    },
  ),
  regions('a region’s name indented by two', 'alaska:', indent(2)),
  regions('a field outdented by two', 'accent: brick', outdent(2)),
  regions('a field outdented by two that most regions have', title, outdent(2)),
  regions('a list without its name, below a list', 'featureSections:', () => '    # for all', {
    below: 'arizona:',
    offset: 1,
  }),
  regions('a list without its name, below a group', 'webinarHistory:', () => '    # for all', {
    below: 'arizona:',
    offset: 1,
  }),
  regions('a field indented by two', 'accent: brick', indent(2)),
  regions('a field outdented by one', 'accent: brick', outdent(1)),
  regions('a field indented by one', 'accent: brick', indent(1)),
  regions('a first field indented by one', 'code: AL', indent(1)),
  regions('a first field outdented by one', 'code: AL', outdent(1)),
  regions('a name with a text below it indented by two', 'headerTitleDescription: >-', indent(2), {
    below: 'arizona:',
  }),
  regions('a name with a list below it indented by one', 'features:', indent(1), {
    below: 'arizona:',
  }),
  regions('an item indented by two', item, indent(2)),
  regions('an item outdented by one', item, outdent(1)),
  regions('an item outdented by two', item, outdent(2)),
  regions('an item’s field indented by one', itemTitle, indent(1)),
  regions('an item’s field outdented by one', itemTitle, outdent(1)),
  regions('an item’s field under its dash', itemTitle, outdent(2)),
  regions('a line of a text outdented by two', textLine, outdent(2)),
  regions('a line of a text outdented by one', textLine, outdent(1)),
  regions('a field indented by a tab', 'accent: brick', replace(/^ +/, '\t')),
  regions('a field indented by two tabs', 'accent: brick', replace(/^ +/, '\t\t')),
  regions('an item indented by a tab', item, replace(/^ +/, '\t')),
  regions(
    'a field indented by no-break spaces',
    'accent: brick',
    replace(/^ +/, '\u00A0\u00A0\u00A0\u00A0'),
  ),
  regions(
    'the last field of a region outdented by two',
    'sponsorImg: assets/sponsors/coast.svg',
    outdent(2),
  ),
  regions('the only field of a group outdented', 'adapter: none', outdent(2)),
  regions('a name indented as deep as the fields below it', 'failure:', indent(2)),
  regions(
    'a needed field indented into the text above it',
    'imageUrl: assets/scenes/course-planner.svg',
    indent(2),
  ),
  regions(
    'a first field of two indented by four',
    'webinarSignupForm: webinar-az-2027-03',
    indent(4),
  ),
  regions(
    'a first field of two outdented by one',
    'webinarSignupForm: webinar-az-2027-03',
    outdent(1),
  ),
  library(
    'the last field of a group outdented to column 0',
    'image: assets/scenes/library-database.svg',
    toColumn0,
  ),
  library('a field of the library outdented', 'careers: 900', outdent(2)),
  library('a top field indented', 'accent: harbor', indent(2)),
  library('a tier outdented to column 0', tier, toColumn0),
  library('a tier indented by one', tier, indent(1)),
  library('a list one space too shallow', '- title: What they set up', outdent(1), { block: true }),
  regions('a first item one space too shallow, with all of it', '- cssClass: compass', outdent(1), {
    below: 'arizona:',
    block: true,
  }),
  regions('a group outdented by two, with all of it', 'planner:', outdent(2), { block: true }),
  regions('a page outdented by two, with all of it', 'onboarding:', outdent(2), {
    block: true,
    below: 'pages:',
  }),
  regions('the first region outdented, with all of it', 'alabama:', outdent(2), { block: true }),
  regions('a first field of two outdented by two', 'holder: Northfield Learning', outdent(2)),

  // Colons and names
  regions('no colon', name, replace(':', '')),
  regions('no colon after a name with fields below it', 'alaska:', replace(':', '')),
  regions('no colon after a name with a list below it', 'features:', replace(':', ''), {
    below: 'arizona:',
  }),
  regions('no space after the colon', name, replace(': ', ':')),
  regions('an equals sign in place of the colon', name, replace(':', ' =')),
  regions('a semicolon in place of the colon', name, replace(':', ';')),
  regions('a colon in a text', title, replace('Careers', 'Careers: all')),
  regions('a text beside a name that has lines below', 'alaska:', after(' The north')),
  regions('a text beside a name that has a list below', 'features:', after(' What is inside'), {
    below: 'arizona:',
  }),
  regions('a text beside a name that has one field below', 'webinar:', after(' Next'), {
    below: 'alaska:',
  }),
  regions(
    'a new text beside the name, with the old one left below, which holds a colon',
    'headerTitleDescription: >-',
    replace('>-', 'What each job is like, and the way into it.'),
    { below: 'alabama:' },
  ),
  regions(
    'a new text beside the name, with the old one left below, which holds a colon further down',
    'headerTitleDescription: >-',
    replace('>-', 'What each job is like.\n      See it from the Gulf shore to the hills.'),
    { below: 'arizona:' },
  ),
  regions(
    'a text beside a name whose fields have namesakes around it',
    'video:',
    after(' The film'),
    {
      below: 'about:',
    },
  ),
  regions('a semicolon after an item’s first name', '- cssClass: sun', replace(':', ';')),
  regions(
    'a wide colon after an item’s first name',
    '- date: September 24, 2026',
    replace(':', '：'),
  ),
  regions(
    'a text beside a name that has items with fields below',
    'webinarHistory:',
    after(' All of them'),
  ),
  regions('two letters of a needed field exchanged', itemTitle, replace('title', 'titel')),
  regions('a misspelt field', 'accent: brick', replace('accent', 'acent')),
  regions('a misspelt field with lines below', 'webinarHistory:', replace('History', 'Histroy'), {
    below: 'arizona:',
  }),
  regions('a field written twice', name, (line) => `${line}\n${line}`, { offset: 1 }),
  regions('a region written twice', 'alaska:', replace('alaska', 'alabama')),
  regions('a field in capitals', 'accent: brick', replace('accent', 'Accent')),
  library(
    'no space after the colon of a name with lines below',
    'title: Thank you',
    replace(': ', ':'),
  ),

  // Lists
  regions('no dash', item, replace('- ', '  ')),
  regions('no dash before the first item', '- date: September 24, 2026', replace('- ', '  ')),
  regions('a dash before the first field of a group', 'name: CareerExplorer', replace(/^ /, '-')),
  regions('a plus before the dash of an item', item, before('+ ')),
  regions('no dash, and the item outdented', item, replace('- ', '')),
  regions('no space after the dash', item, replace('- ', '-')),
  regions('an en dash in place of the dash', item, replace('-', '–')),
  regions('a bullet in place of the dash', item, replace('-', '•')),
  regions('an asterisk in place of the dash', item, replace('-', '*')),
  regions('a second dash', item, replace('- ', '- - ')),
  regions('a dash before an item’s second field', itemTitle, replace(/ {2}(?=\S)/, '- ')),
  regions('two hyphens in place of the dash', item, replace('-', '--')),
  regions('a dash before a field', 'accent: brick', before('- ')),
  library('a dash before the first of several fields', 'pricing: Pricing', before('- ')),
  regions(
    'a dash before the first field of two',
    'webinarSignupForm: webinar-az-2027-03',
    before('- '),
  ),
  regions('a bullet in a list of words', '- February', replace('-', '•')),
  regions('no dash in a list of words', '- February', replace('- ', '')),
  regions('no space after the dash in a list of words', '- February', replace('- ', '-')),
  library('no dash before a tier', tier, replace('- ', '')),

  // Quotes and brackets
  regions('an unclosed double quote', title, replace(': ', ': "')),
  regions('an unclosed single quote', "defaultFill: '#D3D3D3'", replace(/'$/, '')),
  regions('text after a quote', name, replace('Alabama', '"Alabama" state')),
  regions('curly quotes around a text', name, replace('Alabama', '“Alabama”')),
  regions('curly quotes around a name', name, replace('name', '“name”')),
  regions(
    'an apostrophe within single quotes',
    "title: '{{claims.careerClusters}} career clusters that line up with career pathways'",
    replace('clusters', "cluster's"),
  ),
  regions(
    'a token without quotes',
    "title: '{{claims.careerClusters}} career clusters that line up with career pathways'",
    replace(/'/g, ''),
  ),
  regions('an unclosed bracket', 'errorReports: {}', replace('}', '')),
  regions('a closing bracket alone', 'quotePreset: {}', replace('{}', '}')),
  regions('a list in an unclosed bracket', '- February', replace('February', '[February')),
  regions('a wrong escape', name, replace('Alabama', '"Ala\\bama\\q"')),
  library('an unclosed brace', tier, replace(' }', '')),
  library('no opening brace', tier, replace('{ ', '')),
  library('no comma', tier, replace(', to', ' to')),
  library('a number with a comma', tier, replace('14175', '14,175')),
  library('no space after a colon in braces', tier, replace('from: ', 'from:')),
  library('no colon in braces', tier, replace('from:', 'from')),

  ...signSlips,
];
