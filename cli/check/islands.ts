import type { Span } from '../diagnostics/span.ts';
import { segmentsOf } from '../schema/pointer.ts';
import { textsWith } from '../schema/walk.ts';
import type { HtmlTree } from './html/tree.ts';
import { attributeSpan } from './html/tree.ts';

/** An island in the markup of a page (docs/architecture.md 'Marks that others may rely on'). */
export interface Island {
  readonly name: string;
  /** Where its props stand. */
  readonly span: () => Span;
  /** Every text in its props, with the names that lead to it, such as `upcoming.webinarSignupForm`. */
  readonly texts: readonly { readonly path: string; readonly text: string }[];
}

/** The props of islands that are ids of the forms that they show. The output does not say so: there a prop is a text. */
const formProps: ReadonlyMap<string, readonly string[]> = new Map([
  ['CrmForm', ['formId']],
  ['WebinarPanel', ['upcoming.webinarSignupForm', 'nextForm']],
]);

/** The props of islands that are URLs of the videos that they play. */
const videoProps: ReadonlyMap<string, readonly string[]> = new Map([
  ['AboutVideo', ['url', 'fallbackUrl']],
  ['RecordedWebinar', ['history.videoUrl', 'history.fallbackUrl']],
]);

export function isFormIsland(name: string): boolean {
  return formProps.has(name);
}

export function isVideoIsland(name: string): boolean {
  return videoProps.has(name);
}

/** The ids of the forms that an island shows. */
export function formIdsOf({ name, texts }: Island): readonly string[] {
  return texts.filter(({ path }) => formProps.get(name)?.includes(path)).map(({ text }) => text);
}

/** The URLs of the videos that an island plays. */
export function videoUrlsOf({ name, texts }: Island): readonly string[] {
  return texts.filter(({ path }) => videoProps.get(name)?.includes(path)).map(({ text }) => text);
}

export function listIslands(tree: HtmlTree): readonly Island[] {
  return tree.elements.flatMap((element) => {
    const name = element.attributes['data-island'];
    if (name === undefined) return [];
    const texts = propTexts(parse(element.attributes['data-props'] ?? '{}'));
    return [{ name, span: () => attributeSpan(tree, element, 'data-props'), texts }];
  });
}

/** The indices of lists are no part of the paths. */
function propTexts(props: unknown): Island['texts'] {
  return textsWith(/^/, props).map(({ pointer, text }) => {
    const names = segmentsOf(pointer).filter((segment) => !/^\d+$/.test(segment));
    return { path: names.join('.'), text };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
