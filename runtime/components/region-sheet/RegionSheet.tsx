import type { ReactNode } from 'react';
import type { RegionConfig, Silhouette } from '../../contract.ts';
import { fillIn } from '../../services/fill-in.ts';

type SheetWords = RegionConfig['pages']['landing']['sheet'];

export interface RegionSheetProps {
  readonly silhouette: Silhouette;
  readonly words: SheetWords;
}

/** A region's sheet of the atlas: its outline with the lines of its counties, free of all else. */
export function RegionSheet({ silhouette, words }: RegionSheetProps): ReactNode {
  const { width, height, outline, counties } = silhouette;
  return (
    <svg
      className="region-sheet"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={counties === '' ? words.outline : words.outlineWithCounties}
    >
      <path className="region-sheet__outline" d={outline} />
      {counties === '' ? null : <path className="region-sheet__counties" d={counties} />}
    </svg>
  );
}

export interface RegionLegendProps {
  readonly silhouette: Silhouette;
  readonly words: SheetWords;
  /** The number of the sheet in the atlas of all regions, and how many there are. */
  readonly sheet: { readonly number: number; readonly count: number };
}

/** What the lines of a sheet mean, and which sheet it is. */
export function RegionLegend({ silhouette, words, sheet }: RegionLegendProps): ReactNode {
  const number = { number: String(sheet.number), count: String(sheet.count) };
  return (
    <ul className="hero__legend">
      <li className="hero__line">{words.border}</li>
      {silhouette.counties === '' ? null : (
        <li className="hero__line hero__line--dotted">{words.countyLine}</li>
      )}
      <li className="hero__number">{fillIn(words.number, number)}</li>
    </ul>
  );
}
