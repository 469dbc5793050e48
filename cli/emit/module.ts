import { createHash } from 'node:crypto';
import type { TemplateName, Tools } from './tools.ts';

/** A generated module before its text is made. */
export interface ModuleSource {
  /** Path below `generated/`. */
  readonly path: string;
  readonly template: TemplateName;
  /** What a person changes to change the module. */
  readonly madeFrom: string;
  /** Hash of everything that the text is made from, so that it is known without being made. */
  readonly input: string;
  /** What the template is filled with. */
  readonly values: object;
}

type ModuleHead = Pick<ModuleSource, 'path' | 'template' | 'madeFrom'>;

/** A module that a template makes of values. */
export function createModule(tools: Tools, head: ModuleHead, values: object): ModuleSource {
  return { ...head, input: hashInput(tools, head, JSON.stringify(values)), values };
}

/** Short, so that it doesn't distract; long enough that no two texts share one by accident. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function hashInput(tools: Tools, { template, madeFrom }: ModuleHead, basis: string): string {
  return hashText([tools.fingerprint, tools.templates[template], madeFrom, basis].join('\0'));
}
