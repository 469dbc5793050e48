import type { Code } from '../codes.ts';

/** The part of a package.json that says where its sources are published. */
interface PublishedPackage {
  readonly name: string;
  readonly repository?: string | { readonly url: string };
}

/**
 * Where the entry of a code in docs/diagnostics.md can be read on the web; undefined where the package names no
 * repository that browsers can open.
 */
export function helpAddressOf({ repository }: PublishedPackage, code: Code): string | undefined {
  const written = typeof repository === 'string' ? repository : repository?.url;
  const [, address] = /^(?:git\+)?(https:\/\/.+?)(?:\.git)?\/?$/.exec(written ?? '') ?? [];
  return address && `${address}/blob/HEAD/docs/diagnostics.md#${code}`;
}
