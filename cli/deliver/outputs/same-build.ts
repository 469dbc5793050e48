import { UsageError } from '../../diagnostics/command-errors.ts';
import type { BuildRecord } from '../../compile/site/build-record.ts';

/** The record of an output, and what a person calls that. */
export interface NamedRecord {
  readonly name: string;
  readonly record: BuildRecord;
}

/** What the bytes of an output follow from, and what to do where two outputs differ in it. */
interface Cause {
  readonly advice: string;
  /** By name, each as it is said of an output that it was built with it. */
  readonly of: (record: BuildRecord) => readonly (readonly [name: string, text: string])[];
}

const causes: readonly Cause[] = [
  {
    advice: 'Build all parts of the same files.',
    of: ({ sources }) => sources.map(({ path, hash }) => [path, `${path} (${hash.slice(0, 12)})`]),
  },
  {
    advice: 'Build all parts by the same program.',
    of: ({ tool: { name, version, packages } }) =>
      Object.entries({ [name]: version, ...packages }).map(([each, its]) => [
        each,
        `${each} ${its}`,
      ]),
  },
  { advice: 'Give all parts the same --at.', of: ({ at }) => [['--at', `--at ${at}`]] },
  {
    advice: 'Give all parts the same options.',
    of: ({ tool, environment, origins, options: { hosts, liveForms, mount } }) => [
      ['--engine', `--engine ${tool.engine}`],
      ['--env', `--env ${environment}`],
      ['--origin', `--origin ${origins.main}`],
      ['--mount', `--mount ${mount}`],
      ...(hosts.length > 0 ? [['--host', `--host ${hosts.join()}`] as const] : []),
      ...(liveForms ? [['--live-forms', '--live-forms'] as const] : []),
    ],
  },
];

/** Throws a `UsageError` where two outputs cannot be parts of one site. */
export function assertSameBuild(one: NamedRecord, other: NamedRecord): void {
  for (const { of, advice } of causes) {
    const [own, others] = [new Map(of(one.record)), new Map(of(other.record))];
    for (const name of new Set([...own.keys(), ...others.keys()])) {
      const [text, otherText] = [own.get(name), others.get(name)].map(
        (each) => each ?? `no ${name}`,
      );
      if (text === otherText) continue;
      throw new UsageError(
        `${one.name} was built with ${text}, and ${other.name} with ${otherText}. ${advice}`,
      );
    }
  }
}
