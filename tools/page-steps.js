// The steps of a recipe that are taken in a page of `dev`.

import escapeStringRegexp from 'escape-string-regexp';

/** Buttons of the inspector that write to files. */
const writing =
  /^(?:Save|Take (?:what it inherits|the list of .+)|Add|Move (?:up|down)|Remove|Call off|Hide|Show|Steps|Action|Its words are ours now|(?:Undo|Redo) the edit of .+)$/;

/**
 * A step on each line, such as `press Save`.
 *
 * @param {string} text
 */
export function readSteps(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, action, words] = /^(\S+) +(.+)$/.exec(line) ?? [];
      if (!Object.hasOwn(actions, action)) throw new Error(`This is no step: ${line}`);
      return { action, words };
    });
}

/**
 * Takes steps as a person would. Throws where the page has not what a step names.
 *
 * @param {import('playwright-core').Page} tab
 * @param {string} address of the main site
 * @param {readonly import('./page-steps.js').Step[]} steps
 */
export async function takeSteps(tab, address, steps) {
  for (const { action, words } of steps) await actions[action](tab, words, address);
}

const actions = {
  open: async (tab, path, address) => {
    await tab.goto(new URL(path, address).href);
    await tab.getByRole('button', { name: 'Find', exact: true }).waitFor();
  },
  'Alt+click': async (tab, words) => {
    const page = tab.locator('body');
    const named = page.getByText(words, { exact: true }).or(page.getByAltText(words));
    await named.first().click({ modifiers: ['Alt'] });
  },
  press: async (tab, name) => {
    const button = tab.getByRole('button', { name: wholeName(name) }).first();
    const isWritten = (response) =>
      /\/-\/edits\/(?:save|undo|redo|webinar|block|new-page)$/.test(response.url());
    const written = writing.test(name) ? tab.waitForResponse(isWritten) : undefined;
    // A page that was added opens by itself.
    const isPage = name === 'Add' && (await newPageIn(tab).count()) > 0;
    await Promise.all([written, isPage ? tab.waitForEvent('load') : undefined, button.click()]);
  },
  type: (tab, text) => cardOf(tab).getByRole('textbox').first().fill(text),
  // `Title: Careers that build`: a value of a new item, by what it is called there.
  give: async (tab, words) => {
    const [, name, value] = /^(.+?): (.+)$/.exec(words) ?? [];
    const field = cardOf(tab).getByRole('group', { name, exact: true });
    const moment = field.locator('input[type=date]');
    const list = field.locator('select');
    await moment
      .or(list)
      .or(field.getByRole('textbox'))
      .or(field.getByRole('combobox'))
      .first()
      .waitFor();
    if ((await moment.count()) > 0) await giveMoment(field, value);
    else if ((await list.count()) > 0) await list.selectOption(value);
    else await field.getByRole('textbox').or(field.getByRole('combobox')).fill(value);
  },
  choose: async (tab, name) => {
    const radio = cardOf(tab).getByRole('radio', { name });
    const list = cardOf(tab).getByRole('combobox');
    await radio.or(list).waitFor();
    await ((await radio.count()) > 0 ? radio.check() : list.selectOption(name));
  },
};

/** A name in which `…` stands for a count, which differs from project to project. */
function wholeName(name) {
  const parts = name.split('…').map((part) => escapeStringRegexp(part));
  return new RegExp(`^${parts.join('\\d+')}$`);
}

/** A day, such as `2027-05-12`, or a day and an hour. */
async function giveMoment(field, moment) {
  const [day, hour] = moment.split(' ');
  await field.locator('input[type=date]').fill(day);
  if (hour !== undefined) await field.locator('input[type=time]').fill(hour);
}

/** The card of a text; in the agenda, its webinars; what asks for a new page. */
function cardOf(tab) {
  const card = tab.getByRole('region', { name: 'Where this text is written' });
  return card.or(tab.getByRole('region', { name: 'Webinars to come' })).or(newPageIn(tab));
}

function newPageIn(tab) {
  return tab.getByRole('dialog', { name: 'Add a page' });
}
