import { error } from '../../../diagnostics/catalogue/entry.ts';
import { nearest } from '../../schema/nearest.ts';
import { reporter } from '../../source/locate-piece.ts';
import { isAnswer, openPlan } from '../match.ts';
import { groupBy } from '../../values/group-by.ts';
import type { Move } from '../moves.ts';
import { listMoves } from '../moves.ts';
import { listShortcuts } from '../shortcuts.ts';
import { regionPrefixes } from '../table.ts';
import type { AddressRule } from './rule.ts';

export const codes = {
  'moved-to-nothing': error(
    '{from} would lead to {to}, where nothing of this site is, or back to itself. [Write {instead}.|Write the address of a page.]',
    'An address that has moved leads to one that no page or file answers, or in a circle.',
    'Whoever follows a link or types what is printed would get the error page.',
    'Write the address of a page. Where there is no successor, list the address under `gone`.',
  ),
} as const;

const { atPlace } = reporter(codes);

/** Addresses that have moved to where no page, file or redirect answers, or back to themselves. */
export const deadMoves: AddressRule = function* ({ resolved, urls }) {
  const moves = listMoves(resolved);
  if (moves.length === 0) return;
  const { follow } = openPlan(urls);
  const known = groupBy(urls.pages, ({ edition }) => edition);
  const isDead = ({ edition, from, to }: Move): boolean =>
    to !== undefined && !isAnswer(follow(edition, from).end);
  for (const ofEach of groupBy(moves, ({ span }) => span).values()) {
    const [{ edition, from, to = '', document, pointer }] = ofEach;
    if (!ofEach.every(isDead)) continue;
    const instead = nearest(
      to,
      (known.get(edition) ?? []).map(({ url }) => url),
    );
    yield atPlace({ document, pointer }, 'moved-to-nothing', { from, to, instead }, { instead });
  }
};

/** Shortcuts that lead to nothing in some region or without one. */
export const deadShortcuts: AddressRule = function* ({ resolved, urls }) {
  const shortcuts = listShortcuts(resolved);
  if (shortcuts.length === 0) return;
  const { follow } = openPlan(urls);
  const prefixes = ['', ...regionPrefixes(urls.pages).values()];
  for (const { from, to, document, pointer } of shortcuts) {
    const dead = prefixes.find((prefix) => !isAnswer(follow('main', prefix + to).end));
    if (dead === undefined) continue;
    const known = urls.pages.filter(({ region }) => region === 'generic').map(({ url }) => url);
    const instead = nearest(to, known);
    const addresses = { from: dead + from, to: dead + to, instead };
    yield atPlace({ document, pointer }, 'moved-to-nothing', addresses, { instead });
  }
};
