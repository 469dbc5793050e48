import { expect, test } from 'vitest';
import { createNameFinder } from '../../../cli/compile/resolve/region-names.ts';

const find = createNameFinder({
  arkansas: { code: 'AR', name: 'Arkansas' },
  district_of_columbia: {
    code: 'DC',
    name: 'District of Columbia',
    nameInText: 'the District of Columbia',
    searchSpellings: ['dc', 'washington d.c.'],
  },
  georgia: { code: 'GA', name: 'Georgia' },
  kansas: { code: 'KS', name: 'Kansas' },
  mississippi: { code: 'MS', name: 'Mississippi' },
  nevada: { code: 'NV', name: 'Nevada' },
  new_jersey: { code: 'NJ', name: 'New Jersey', searchSpellings: ['jersey', 'garden state'] },
  tennessee: { code: 'TN', name: 'Tennessee' },
  virginia: { code: 'VA', name: 'Virginia' },
  washington: { code: 'WA', name: 'Washington' },
});

const named = (text: string) => find(text).map(({ region, typed }) => `${region}: ${typed}`);

test.each([
  ['Careers in Kansas', ['kansas: Kansas']],
  ['What Kansas’s learners find', ['kansas: Kansas']],
  ['Arkansas and Kansas', ['arkansas: Arkansas', 'kansas: Kansas']],
  ['CAREERS IN KANSAS', ['kansas: KANSAS']],
  ['In Virginia', ['virginia: Virginia']],
  ['Across New Jersey', ['new_jersey: New Jersey']],
  ['In the Garden State', ['new_jersey: Garden State']],
  ['In the District of Columbia', ['district_of_columbia: the District of Columbia']],
  ['The District of Columbia', ['district_of_columbia: District of Columbia']],
  ['In Washington, D.C., today', ['district_of_columbia: Washington, D.C.']],
  ['In Washington DC', ['district_of_columbia: Washington DC']],
  ['In Washington today', ['washington: Washington']],
  ['The Georgia program', ['georgia: Georgia']],
  ['Georgia counties and Kansas parks', ['georgia: Georgia', 'kansas: Kansas']],
  ['Learners on the Mississippi coast', ['mississippi: Mississippi']],
])('%j names %j', (text, expected) => {
  expect(named(text)).toEqual(expected);
});

test.each([
  ['another state of a longer name', 'Careers in West Virginia'],
  ['a part of a word', 'Kansans and Arkansasans'],
  ['an ordinary word that finds a region', 'A jersey for the team'],
  ['a river', 'From the Smokies to the Mississippi, find your work'],
  ['a river before another word', 'Between the Mississippi and the hills'],
  ['a valley', 'From the Gulf shore to the Tennessee Valley'],
  ['a city', 'Kansas City'],
  ['a city with a word of its own', 'Virginia Beach and Georgia Springs'],
  ['a county', 'Washington County'],
  ['a parish', 'Washington Parish'],
  ['a township', 'Kansas Township'],
  ['a part of a city', 'Washington Heights, Washington Square and Washington Park'],
  ['a road', 'Georgia Road and Virginia Boulevard'],
  ['a port', 'Port Washington'],
  ['a mountain range', 'In the Sierra Nevada'],
  ['a person', 'George Washington'],
  ['an address', 'Read https://Kansas.example/Kansas or write to Kansas@mail.example'],
  ['a host', 'See www.Kansas.example/Kansas'],
  ['a token', 'In {{regionName}}'],
])('%s is no region: %j', (_, text) => {
  expect(named(text)).toEqual([]);
});

test.each(['Vermont,', 'New (', 'A+', 'Rhode-Island', '...'])(
  'a region whose name was mistyped as %s is looked for by just that',
  (name) => {
    const findTyped = createNameFinder({ mistyped: { code: 'VT', name } });
    expect(findTyped('Careers in Kansas')).toEqual([]);
  },
);

test.each([
  ['Careers in Kansas', '{{regionInText}}'],
  ['From Kansas to the sea', '{{regionInText}}'],
  ['Kansas at work', '{{regionName}}'],
  ['The Kansas program', '{{regionName}}'],
  ['CareerExplorer Kansas', '{{regionName}}'],
  ['Hire the District of Columbia', '{{regionInText}}'],
])('in %j the name is printed by %s', (text, token) => {
  expect(find(text).map((each) => each.token)).toEqual([token]);
});
