import { availableParallelism } from 'node:os';
import type { BuiltAsset } from '../../../runtime/contract.ts';
import type { FontName } from './fonts/font-files.ts';
import { fontVersion } from './fonts/font-files.ts';
import { readShapes } from './geometry/shapes.ts';
import { hashText } from '../values/hash.ts';
import { packageVersion } from '../program-folder.ts';

/** A file that is drawn from what the YAML says, before it is drawn. */
export interface Drawing {
  /** As pages name it. */
  readonly path: string;
  /** Hash of everything that it is made from, so that it is known without being drawn. */
  readonly input: string;
  readonly draw: () => Promise<Uint8Array>;
  /** What pages are told of it before it is drawn. */
  readonly measures: Pick<BuiltAsset, 'width' | 'height' | 'title'>;
}

/** What a kind of drawing depends on besides its content: shapes, fonts, drawing programs. */
export function makersOf(
  kind: string,
  fonts: readonly FontName[],
  programs: readonly string[],
): readonly string[] {
  const versions = programs.map((name) => `${name} ${packageVersion(name)}`);
  return [kind, readShapes().version, ...fonts.map(fontVersion), ...versions];
}

export function createDrawing<Shown extends object>(
  shown: Shown,
  makers: () => readonly string[],
  draw: () => Promise<Uint8Array>,
  measures: Drawing['measures'] = {},
): Shown & Omit<Drawing, 'path'> {
  return {
    ...shown,
    draw,
    measures,
    get input() {
      return hashText(JSON.stringify([makers(), shown]));
    },
  };
}

export type Work = () => Promise<Uint8Array>;

/** Returns the result of costly work, or an earlier one of the same key, which says all inputs. */
export type Remember = (key: string, work: Work) => Promise<Uint8Array>;

export const withoutCache: Remember = (_key, work) => work();

/** Called with how much of the work that has to be done is done. */
export type ReportWork = (done: number, all: number) => void;

/** Makes of some work the same, which is counted. */
export function countWork(report: ReportWork): (work: Work) => Work {
  let [done, all] = [0, 0];
  return (work) => async () => {
    all += 1;
    const result = await work();
    done += 1;
    report(done, all);
    return result;
  };
}

/** One for each processor and one waiting: the pixels of all cards would take 200 MB. */
const atOnce = availableParallelism() + 1;

/**
 * The drawings by their paths; what no cache holds is drawn, on all processors.
 *
 * @param ask Returns what is wanted of each: its file, or what else is made of that.
 */
export async function drawAll<Drawn>(
  drawings: readonly Drawing[],
  ask: (key: string, work: Work, path: string) => Promise<Drawn>,
): Promise<ReadonlyMap<string, Drawn>> {
  const drawn: Promise<readonly [path: string, file: Drawn]>[] = [];
  for (const { path, input, draw } of drawings) {
    const earlier = drawn.at(-atOnce);
    const work = async () => {
      await earlier;
      return draw();
    };
    drawn.push(ask(`drawing ${input}`, work, path).then((file) => [path, file]));
  }
  return new Map(await Promise.all(drawn));
}
