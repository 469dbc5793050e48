import type { PageRow } from '../cli/compile/manifest/table.ts';

export interface SamplePage extends PageRow {
  readonly name: string;
}

export function samplePages(folder: string): readonly SamplePage[];
