import { join } from 'node:path';
import { createApi } from './api/api.ts';
import { loadForms } from './api/forms.ts';
import { openJournal } from './api/journal.ts';
import type { ApiContent } from './api/webinars.ts';
import type { ApiService, ServedSite } from './service.ts';

interface EmbeddedApiOptions {
  /** The project's folder; submissions are kept below it, outside the output. */
  readonly root: string;
  readonly site: ServedSite;
  readonly content: () => ApiContent;
}

/** Where submissions go, below the project's folder. */
export const submissionsFile = '.career-site/submissions.jsonl';

/** The API of `dev`, and of a preview without `--api`: nothing that is sent leaves this machine (docs/product.md F5). */
export function embedApi({ root, site, content }: EmbeddedApiOptions): ApiService {
  const service = createApi({
    forms: loadForms(),
    content,
    urlOf: (link) => site.publishedUrl(link) ?? link,
    deployments: () => readDeployments(site),
    journal: openJournal(join(root, submissionsFile)),
  });
  return { ...service, submissions: 'kept' };
}

/** The records as the build published them, with the URLs of their pictures; empty when it built no region. */
async function readDeployments(site: ServedSite): Promise<unknown> {
  const file = await site.read('main', '/deployments.json');
  return file === undefined ? [] : JSON.parse(file.bytes.toString('utf8'));
}
