import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Layer } from '../layers.ts';
import { layersOf, layersStating } from '../layers.ts';
import type { InheritanceRule } from './rule.ts';

const video = '/pages/about/testimonial/video';

/** What belongs to one video and to no other. */
const parts = ['fallbackUrl', 'captions'] as const;

/** A video whose captions or other format are inherited from the one that it replaces. Reported where it is typed, once. */
export const mixedVideo: InheritanceRule = function* (inheritance) {
  const { document, value } = inheritance.written.regions;
  const reported = new Set<string>();
  for (const region of Object.keys(value.regions)) {
    const layers = layersOf(region, inheritance);
    const [own] = layersStating(layers, `${video}/url`);
    const foreign = parts.filter((part) =>
      isBelow(layers, layersStating(layers, `${video}/${part}`)[0], own),
    );
    const path = `${own?.pointer ?? ''}${video}/url`;
    if (foreign.length === 0 || reported.has(path)) continue;
    reported.add(path);
    yield createDiagnostic('mixed-video', { fields: foreign }, document.locate(path, 'value'), {
      path,
    });
  }
};

function isBelow(
  layers: readonly Layer[],
  one: Layer | undefined,
  other: Layer | undefined,
): boolean {
  if (one === undefined || other === undefined) return false;
  return layers.indexOf(one) < layers.indexOf(other);
}
