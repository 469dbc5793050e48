import type { Slip } from './slip.ts';
import { after, before, library, regions, replace, toColumn0 } from './slip.ts';

const name = 'name: Alabama';
const title = 'headerTitle: Careers from the Gulf shore to the Tennessee Valley';

/** Slips with signs that YAML keeps for itself, and with those of git and of other programs. */
export const signSlips: readonly Slip[] = [
  regions('a pasted plus', 'accent: brick', replace(/^ /, '+')),
  library(
    'a pasted plus before the last field of a group',
    'image: assets/scenes/library-database.svg',
    replace(/^ /, '+'),
  ),
  regions('a pasted minus', 'accent: brick', replace(/^ /, '-')),
  regions('a pasted quotation mark of a mail', 'accent: brick', replace(/^ /, '>')),
  regions(
    'a quotation mark of a mail before the indentation',
    'accent: brick',
    (line) => `> ${line}`,
  ),
  regions('a quotation mark of a mail behind the indentation', 'accent: brick', before('> ')),
  regions(
    'both versions of a line from a comparison',
    title,
    (line) => `-${line}\n+${line} to all`,
  ),
  regions(
    'a dash before the first of several fields, and some of them below it',
    'webinarSignupForm: webinar-az-2027-03',
    (line) => `${before('- ')(line)}\n          slug: job-shadows`,
  ),
  regions('a pasted number of the line', 'accent: brick', (line) => `2508:${line}`),
  regions('a padded number of the line', title, (line) => `  12 ${line}`),
  regions('the last region at the margin of a long file', 'california:', toColumn0),
  regions('a group without its colon', 'upcoming:', replace(':', '')),
  regions('a dash before a region', 'alaska:', before('- ')),
  regions('the line of a region deleted', 'alaska:', () => '    # of the north', {
    offset: 1,
  }),
  regions('a quote behind the colon of a name that has lines below', 'alaska:', after("'")),
  regions('a quote beside a name that has lines below', 'alaska:', after(" '")),
  regions('a quote behind the colon of a name that has a list below', 'features:', after('"'), {
    below: 'arizona:',
  }),
  regions('a text that begins with a percent sign', title, replace('Careers', '%Careers')),
  regions('a text that begins with an at sign', title, replace('Careers', '@Careers')),
  regions('a text that begins with a backtick', title, replace('Careers', '`Careers`')),
  regions('a text that begins with an asterisk', title, replace('Careers', '*Careers*')),
  regions('a text that begins with an ampersand', title, replace('Careers', '&Careers')),
  regions('a text that begins with an exclamation mark', title, replace('Careers', '!Careers')),
  regions('a text beside its sign', 'headerTitleDescription: >-', after(' All of the state'), {
    below: 'alabama:',
  }),
  regions('a vertical bar that begins a text', title, replace('Careers', '| Careers')),
  regions('a comment in a text', title, replace('Gulf', '#1 Gulf')),
  regions('an anchor', 'alaska:', after(' &north')),
  regions('an alias', 'accent: brick', replace('brick', '*colour')),
  regions('a merge', 'accent: brick', replace('accent: brick', '<<: *colours')),
  regions(
    'a conflict marker',
    'accent: brick',
    (line) => `<<<<<<< HEAD\n${line}\n=======\n    accent: clay\n>>>>>>> other`,
  ),
  regions('the first mark of a conflict left over', name, (line) => `<<<<<<< HEAD\n${line}`),
  regions('the middle of a conflict left over', name, (line) => `=======\n${line}`),
  regions('the end of a conflict left over', name, (line) => `>>>>>>> other\n${line}`),
  regions(
    'the words of a picture below its path',
    'sponsorImg: assets/sponsors/coast.svg',
    (line) => {
      return `${line}\n      alt: Our partners`;
    },
  ),
  regions(
    'no mark above a text with a colon in its first line',
    'headerTitleDescription: >-',
    replace(' >-', ''),
    { below: 'alabama:' },
  ),
  regions('a line of hyphens', 'accent: brick', (line) => `---\n${line}`),
  regions('a trailing comma', 'freeEducatorAccountQuota: 25', after(',')),
  regions('garbage at the end', 'errorReports: {}', after(' x')),
  regions('a stray letter in a line of its own', name, (line) => `${line}\nx`, { offset: 1 }),
  regions('a stray letter at the indentation', name, (line) => `${line}\n    x`, { offset: 1 }),
];
