import type { Diagnostic, Extras } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { ContentFault } from '../../source/content/judge-content.ts';
import { takes } from '../asset-kinds.ts';
import type { AssetUses, IconUse } from '../asset-uses.ts';
import { iconPath } from '../asset-uses.ts';
import { siteIcons } from '../site-icons.ts';
import type { Written } from '../written.ts';
import { firstLine } from './first-line.ts';
import type { Rule } from './rule.ts';

/** A file that is used, and what to tell of it. */
interface Place {
  readonly path: string;
  readonly span: Span;
  readonly extras?: Extras;
  /** Endings that the file could have in this place. */
  readonly endings: readonly string[];
  /** What a person can do who has no better file. */
  readonly otherwise: string;
}

/** Every file that is used has the content that its name promises, and all of it. */
export const assetBroken: Rule = function* ({ written, uses, assets, faultOf }) {
  for (const place of [...placesOf(uses), ...siteIconPlaces(written)]) {
    const fault = assets.has(place.path) ? faultOf(place.path) : undefined;
    if (fault !== undefined) yield diagnose(place, fault);
  }
};

function placesOf({ files, icons }: AssetUses): readonly Place[] {
  const place = ({ document, pointer }: IconUse, path: string, endings: readonly string[]) => {
    const span = document.locate(pointer, 'value');
    return { path, span, extras: { path: pointer }, endings, otherwise: 'name another file' };
  };
  return [
    ...files
      .filter(({ name, kind }) => takes(kind, name))
      .map((use) => place(use, use.name, use.kind.endings)),
    ...icons.map((use) => place(use, iconPath(use.name), ['svg'])),
  ];
}

/** No field names them. */
function siteIconPlaces(written: Written): readonly Place[] {
  const rest = { span: firstLine(written), endings: [], otherwise: 'delete it' };
  return Object.values(siteIcons).map((path) => ({ path, ...rest }));
}

function diagnose(
  { path, span, extras, endings, otherwise }: Place,
  fault: ContentFault,
): Diagnostic {
  const { promised } = fault;
  if (fault.kind !== 'misnamed') {
    const parameters = { path, promised, otherwise, damage: fault.kind };
    return createDiagnostic('asset-damaged', parameters, span, extras);
  }
  const { words, ending = '' } = fault.actual ?? {};
  const rightName = endings.includes(ending) ? path.replace(/[^.]*$/, ending) : undefined;
  const parameters = { path, promised, otherwise, actual: words, rightName };
  return createDiagnostic('asset-misnamed', parameters, span, extras);
}
