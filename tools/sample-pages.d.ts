import type { PageRow } from '../cli/compile/manifest/table.ts';

export interface SamplePage extends PageRow {
  readonly name: string;
}

export function readPages(folder: string): readonly PageRow[];

export function samplePages(folder: string): readonly SamplePage[];
