import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { CheckedSite } from '../checked-site.ts';
import { findFullDisallows } from '../robots.ts';

/** Finds production sites whose robots.txt excludes search engines. */
export function* findDisallowedSites({ output }: CheckedSite): Generator<Diagnostic> {
  if (output.record.environment !== 'production') return;
  for (const webRoot of output.webRoots) {
    const path = `${webRoot}/robots.txt`;
    if (!output.paths.has(path)) continue;
    const file = output.readText(path);
    for (const place of findFullDisallows(file.text)) {
      yield createDiagnostic('robots-disallow', {}, { file, ...place });
    }
  }
}
