import { expect, test } from 'vitest';
import { resolvedRegion, resolvedSite, traced } from './sample.ts';

const regions = `
  arizona:
    code: AZ
    name: Arizona
    headerTitle: Under a wide sky
    features:
      - cssClass: icon-star
        title: Work outdoors
  illinois:
    code: IL
    name: Illinois
    fallthrough: indiana
    headerTitle: Prairie
    menuHeader: Illinois careers
  indiana:
    code: IN
    name: Indiana
    headerTitle: Crossroads
    webinar:
      upcoming:
        webinarDetails: In Indiana
  south_dakota:
    code: SD
    name: South Dakota
    reuse: arizona
`.slice(1);

const changes = [
  ['webinar: {}', 'webinar: { upcoming: { webinarSignupForm: form, webinarDetails: Soon } }'],
] as const;

function provenanceOf(region: string, pointer: string) {
  return traced(resolvedRegion(region, { regions, changes }).provenanceOf(pointer));
}

test('a value of its own has no hop', () => {
  expect(provenanceOf('az', '/headerTitle')).toEqual({
    typed: 'headerTitle: «Under a wide sky»',
    via: [],
  });
});

test('a default value has one, from the region that says nothing', () => {
  expect(provenanceOf('az', '/featuresTitle')).toEqual({
    typed: 'featuresTitle: «What students can do»',
    via: ['default arizona -> defaults: «arizona»:'],
  });
});

test('a fallen-through value has the line of the fallthrough', () => {
  expect(provenanceOf('il', '/headerTitle')).toEqual({
    typed: 'headerTitle: «Crossroads»',
    via: ['fallthrough illinois -> indiana: fallthrough: «indiana»'],
  });
});

test('a value that a fallthrough leaves alone has no hop', () => {
  expect(provenanceOf('il', '/menuHeader')).toEqual({
    typed: 'menuHeader: «Illinois careers»',
    via: [],
  });
});

test('a reused value has the line of the reuse', () => {
  expect(provenanceOf('sd', '/headerTitle')).toEqual({
    typed: 'headerTitle: «Under a wide sky»',
    via: ['reuse south_dakota -> arizona: reuse: «arizona»'],
  });
});

test('a reused default has both hops', () => {
  expect(provenanceOf('sd', '/featuresTitle')?.via).toEqual([
    'reuse south_dakota -> arizona: reuse: «arizona»',
    'default arizona -> defaults: «arizona»:',
  ]);
});

test('each key of a merged object has its own origin', () => {
  const typed = ['webinarDetails', 'webinarSignupForm'].map(
    (field) => provenanceOf('in', `/webinar/upcoming/${field}`)?.typed,
  );
  expect(typed).toEqual([
    'webinarDetails: «In Indiana»',
    'webinar: { upcoming: { webinarSignupForm: «form», webinarDetails: Soon } }',
  ]);
});

test('an item of a list has its own origin', () => {
  expect(provenanceOf('sd', '/features/0/title')?.typed).toBe('title: «Work outdoors»');
});

test('an item that a shorter list dropped has none', () => {
  expect(provenanceOf('az', '/features/1/title')).toBeUndefined();
});

test('a field that does not exist has none', () => {
  expect(provenanceOf('az', '/headerTitel')).toBeUndefined();
});

test("a link is no value of the region's", () => {
  expect(provenanceOf('sd', '/reuse')).toBeUndefined();
});

test('a derived value has the place that it follows from', () => {
  const origin = resolvedRegion('sd', { regions, changes }).provenanceOf('/deployment/url');
  expect([traced(origin)?.typed, origin?.derivedFrom]).toEqual(['code: «SD»', 'pathPrefix']);
});

test("another region's aliases are not inherited", () => {
  const aliased = regions.replace('name: Arizona', 'name: Arizona\n    aliases: [grand canyon]');
  const region = resolvedRegion('sd', { regions: aliased, changes });
  expect(region.provenanceOf('/aliases')).toBeUndefined();
});

test('the edition without a state has its values from the defaults', () => {
  expect(
    traced(resolvedSite({ regions, changes }).generic.provenanceOf('/featuresTitle'))?.via,
  ).toEqual(['default generic -> defaults: «generic»:']);
});
