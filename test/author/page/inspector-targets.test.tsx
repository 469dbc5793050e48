import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Targets } from '../../../cli/author/page/inspector/Targets.tsx';
import type { OwnChoice } from '../../../cli/author/page/inspector/edit-messages.ts';

/** What is said of a change of Arizona's heading. */
function said(editing: OwnChoice, editions: readonly string[]): string {
  const place = { label: 'regions.yaml:12', editorUrl: '' };
  const details = { owner: 'arizona', field: 'title', place, reach: { editions, regionCount: 52 } };
  const markup = renderToStaticMarkup(
    <Targets
      what="text"
      details={details}
      editing={editing}
      target={undefined}
      missedCount={0}
      onPick={() => undefined}
    />,
  );
  return markup.replaceAll(/<[^>]*>/g, '|').replaceAll(/[|\s]*\|[|\s]*/g, '|');
}

test('a value that others show as well says whom its change is for', () => {
  expect(said({ noneOwn: 'arizona reuses utah.' }, ['arizona', 'utah'])).toBe(
    '|It is changed in regions.yaml:12, for 2 of 52 regions (arizona, utah). arizona reuses utah.|',
  );
});

test('a choice names those who will show a value of the region’s own', () => {
  expect(said({ own: 'title', linking: ['south_dakota'] }, ['arizona', 'ohio'])).toMatch(
    /\|Change it in regions\.yaml:12, for 2 of 52 regions \(arizona, ohio\)\|Give arizona its own title, which south_dakota will show too\|$/,
  );
});

test('nothing is said of a value that no other region shows', () => {
  expect(said({}, ['arizona'])).toBe('');
});
