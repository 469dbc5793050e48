import type { BuildRecord } from '../../compile/site/build-record.ts';
import { UsageError } from '../../diagnostics/command-errors.ts';
import type { OutputFolder } from '../check/output-folder.ts';

/** An output, and what a person calls it. */
export interface NamedOutput extends OutputFolder {
  readonly name: string;
}

type NamedRecord = Pick<NamedOutput, 'name' | 'record'>;

/** Throws a `UsageError` where two outputs cannot be parts of one site. */
export function assertSameBuild(one: NamedRecord, other: NamedRecord): void {
  const [own, others] = [causesOf(one.record), causesOf(other.record)];
  const cause = Object.keys({ ...own, ...others }).find((name) => own[name] !== others[name]);
  if (cause === undefined) return;
  const say = (value?: string) => (value === undefined ? `no ${cause}` : `${cause} ${value}`);
  throw new UsageError(
    `${one.name} was built with ${say(own[cause])}, and ${other.name} with ${say(others[cause])}. Build all parts of the same files, by the same program and with the same options.`,
  );
}

/** What the bytes of an output follow from, by name. */
function causesOf(record: BuildRecord): Readonly<Record<string, string>> {
  const { sources, tool, at, environment, origins, options } = record;
  const { hosts, liveForms, mount } = options;
  return {
    ...Object.fromEntries(sources.map(({ path, hash }) => [path, `(${hash.slice(0, 12)})`])),
    [tool.name]: tool.version,
    ...tool.packages,
    '--at': at,
    '--engine': tool.engine,
    '--env': environment,
    '--origin': origins.main,
    '--mount': mount,
    '--host': hosts.join() || 'none',
    '--live-forms': liveForms ? 'on' : 'off',
  };
}
