import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Home } from '../homes.ts';
import { homesOf } from '../homes.ts';
import { isSlip, nearest } from '../nearest.ts';
import { childPointer } from '../pointer.ts';
import { placeOf } from '../words.ts';
import type { Fault } from './fault.ts';
import { suggesting } from './fault.ts';

/** As many field names as a message can list and still be read. */
const shortList = 12;

/** A name that its place does not know: mistyped, or standing in the wrong place. */
export function explainUnknownField(fault: Fault): Diagnostic {
  const { document, file, pointer, node } = fault;
  const { name, near, homes } = readingOf(fault);
  const path = childPointer(pointer, name);
  const span = document.locate(path, 'key');
  const where = placeOf(file, pointer);
  if (homes.length > 0) {
    const words = homes.map((home) => home.words);
    return createDiagnostic('misplaced-field', { name, where, homes: words }, span, { path });
  }
  const names = Object.keys(node.properties ?? {});
  const known = names.length <= shortList ? names : [];
  const extras = { path, ...suggesting(near) };
  return createDiagnostic('unknown-field', { name, where, nearest: near, known }, span, extras);
}

/** The fields that an unknown name was meant as; that these are missing needs no telling. */
export function fieldsMeant(fault: Fault): readonly string[] {
  const { near, homes } = readingOf(fault);
  if (homes.length > 0) return homes.flatMap(({ pointer }) => pointer ?? []);
  return near === undefined ? [] : [childPointer(fault.pointer, near)];
}

interface Reading {
  readonly name: string;
  readonly near: string | undefined;
  readonly homes: readonly Home[];
}

function readingOf({ file, pointer, parameters, node }: Fault): Reading {
  const name = parameters.additionalProperty ?? '';
  const near = nearest(name, Object.keys(node.properties ?? {}));
  if (near !== undefined && isSlip(name, near)) return { name, near, homes: [] };
  return { name, near, homes: homesOf(name, file, pointer) };
}
