import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedApi, submissionsFile } from '../../../cli/deliver/serve/api/api.ts';
import { openOutput } from '../../../cli/deliver/serve/output.ts';
import type { Misbehave } from '../../misbehave.ts';
import { misbehaving } from '../../misbehave.ts';
import { sampleContent } from './sample-content.ts';
import { temporaryFolder, writeSampleOutput } from './sample-output.ts';
import { serveSample } from './serve-sample.ts';

/** A preview with the embedded API. */
export interface ServedApi {
  /** The project's folder. */
  readonly root: string;
  /** Such as `http://127.0.0.1:4000/`. */
  readonly address: string;
  ask(path: string, init?: RequestInit): Promise<Response>;
  submit(formId: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** What the journal holds, line by line. */
  submissions(): readonly unknown[];
}

export interface ServeApiOptions {
  /** The project's folder; one of this test alone unless given. */
  readonly root?: string;
  readonly misbehave?: Misbehave;
}

export async function serveApi({
  root = temporaryFolder(),
  misbehave = () => undefined,
}: ServeApiOptions = {}): Promise<ServedApi> {
  const output = openOutput(writeSampleOutput());
  const api = embedApi({ root, site: output, content: () => sampleContent });
  const { ask, addresses } = await serveSample(misbehaving(api, misbehave));
  return {
    root,
    address: addresses.main,
    ask,
    submit: (formId, body, headers = {}) =>
      ask(`/api/v1/crm/submit/${formId}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    submissions: () => readLines(join(root, submissionsFile)),
  };
}

function readLines(path: string): readonly unknown[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.slice(0, -1).map((line): unknown => JSON.parse(line));
}
