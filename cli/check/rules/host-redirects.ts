import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { OpenRedirect } from '../hosting/open-redirects.ts';
import { findInNginxFile, findInRedirectsFile } from '../hosting/open-redirects.ts';

type Search = (text: string) => readonly OpenRedirect[];

/** The files of hosts that state redirects as text. */
const searches: readonly (readonly [path: RegExp, search: Search])[] = [
  [/^(?:hosting\/\w+\/)?(?:main|library)\/_redirects$/, findInRedirectsFile],
  [/^hosting\/nginx\/\w+\.conf$/, findInNginxFile],
];

/** Finds redirects in files for hosts whose target site is decided by the request. */
export function* findOpenRedirects({ output }: CheckedSite): Generator<Diagnostic> {
  for (const path of [...output.paths].sort()) {
    const search = searches.find(([pattern]) => pattern.test(path))?.[1];
    if (search === undefined) continue;
    const file = output.readText(path);
    for (const { target, start, end } of search(file.text)) {
      yield createDiagnostic('open-redirect', { target }, { file, start, end });
    }
  }
}
