import type { Span } from '../../diagnostics/span.ts';
import type { Written } from '../written.ts';

/** Stands for the project where no line names what is wrong: the first line of regions.yaml. */
export function firstLine({ regions }: Written): Span {
  const { file } = regions.document;
  const end = file.text.indexOf('\n');
  return { file, start: 0, end: end === -1 ? file.text.length : end };
}
