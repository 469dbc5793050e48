import { expect, test } from 'vitest';
import { describeOwn } from '../../../cli/author/dev/edits/own-place.ts';
import { resolvedSite } from '../../compile/resolve/sample.ts';

const resolved = resolvedSite({
  regions: `  nevada: { code: NV, name: Nevada, contactFormHeader: Ask Nevada }
  oklahoma: { code: OK, name: Oklahoma, fallthrough: nevada }
  utah: { code: UT, name: Utah, reuse: oklahoma }
`,
});

function choiceOf(owner: string, name: string) {
  const place = { owner, pointer: `/${name}` };
  const found = resolved.findValue(place);
  if (found === undefined) throw new Error(`${owner} has no ${name}.`);
  return describeOwn(place, found, resolved);
}

test('what a region takes from the defaults it can have itself, for all that link to it', () => {
  expect(choiceOf('nevada', 'headerTitle')).toEqual({
    own: 'headerTitle',
    linking: ['oklahoma', 'utah'],
  });
});

test.each([
  [
    'oklahoma',
    'contactFormHeader',
    'oklahoma falls through to nevada, so it can’t have its own as long as its entry says “fallthrough: nevada”. Without that line it would show none of nevada’s texts.',
  ],
  [
    'utah',
    'headerTitle',
    'utah reuses oklahoma, so it can’t have its own as long as its entry says “reuse: oklahoma”. Without that line it would show none of oklahoma’s texts.',
  ],
])('what %s takes by a link, such as its %s, it cannot have itself', (owner, name, noneOwn) => {
  expect(choiceOf(owner, name)).toEqual({
    noneOwn,
    link: owner === 'utah' ? 'reuse' : 'fallthrough',
  });
});

test('of what a region states itself there is nothing to choose', () => {
  expect(choiceOf('nevada', 'contactFormHeader')).toEqual({});
});
