import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { RegionDefaults, UpcomingWebinar } from '../../schema/written.ts';
import { hasForm } from '../content.ts';
import type { Inheritance, Layer } from '../layers.ts';
import { genericLayers, layersOf, mergeField } from '../layers.ts';
import { valueAt } from '../../schema/pointer.ts';
import type { InheritanceRule } from './rule.ts';

/** Every upcoming webinar has a form, its own or an inherited one. Reported where the webinar is typed, once. */
export const webinarWithoutForm: InheritanceRule = function* (inheritance) {
  const { document, value } = inheritance.written.regions;
  const stated = [value.defaults, ...Object.values(value.regions)];
  if (stated.every(({ webinar }) => isComplete(webinar?.upcoming))) return;
  const places = new Set(
    allLayers(inheritance).flatMap((layers) => placeWithoutForm(layers) ?? []),
  );
  for (const path of places) {
    yield createDiagnostic('webinar-without-form', {}, document.locate(path, 'key'), { path });
  }
};

function allLayers(inheritance: Inheritance): readonly (readonly Layer[])[] {
  const { written } = inheritance;
  const keys = Object.keys(written.regions.value.regions);
  return [genericLayers(written), ...keys.map((key) => layersOf(key, inheritance))];
}

function placeWithoutForm(layers: readonly Layer[]): string | undefined {
  const { upcoming } = mergeField(layers, 'webinar') as RegionDefaults['webinar'];
  const pointer = '/webinar/upcoming';
  const typed = layers.findLast(({ content }) => valueAt(content, pointer) !== undefined);
  return typed === undefined || isComplete(upcoming) ? undefined : typed.pointer + pointer;
}

function isComplete(upcoming: UpcomingWebinar | undefined): boolean {
  return upcoming === undefined || hasForm(upcoming);
}
