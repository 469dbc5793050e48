import type { ReactNode } from 'react';
import type { Silhouette } from '../../contract.ts';

export interface RegionSheetProps {
  /** Two-letter code. */
  readonly code: string;
  readonly name: string;
  readonly silhouette: Silhouette;
}

/** What a region is divided into, where those are not counties. */
const divisions: Readonly<Record<string, string>> = {
  AK: 'borough',
  LA: 'parish',
  PR: 'municipality',
};

/** A region's sheet of the atlas: its outline with the lines of its counties, in the corner that no inset covers. */
export function RegionSheet({ code, name, silhouette }: RegionSheetProps): ReactNode {
  const { width, height, outline, counties } = silhouette;
  const division = divisionOf(code, silhouette);
  return (
    <svg
      className="region-sheet"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMin"
      role="img"
      aria-label={`Outline of ${name}${division === undefined ? '' : ` with its ${division} lines`}`}
    >
      <path className="region-sheet__outline" d={outline} />
      {division === undefined ? null : <path className="region-sheet__counties" d={counties} />}
    </svg>
  );
}

export interface RegionLegendProps {
  readonly code: string;
  readonly silhouette: Silhouette;
  /** The number of the sheet in the atlas of all regions, and how many there are. */
  readonly sheet: { readonly number: number; readonly count: number };
}

/** What the lines of a sheet mean, and which sheet it is. */
export function RegionLegend({ code, silhouette, sheet }: RegionLegendProps): ReactNode {
  const division = divisionOf(code, silhouette);
  return (
    <ul className="hero__legend">
      <li className="hero__line">Border</li>
      {division === undefined ? null : (
        <li className="hero__line hero__line--dotted">{`${capitalised(division)} line`}</li>
      )}
      <li className="hero__number">
        Sheet {sheet.number} of {sheet.count}
      </li>
    </ul>
  );
}

function divisionOf(code: string, { counties }: Silhouette): string | undefined {
  return counties === '' ? undefined : (divisions[code] ?? 'county');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
