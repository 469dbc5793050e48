import type { PreviewMark, PreviewMarkPath } from '../contract.ts';
import type { RejectedEntry } from './api-error.ts';
import { readSettings } from './settings.ts';

const markPath: PreviewMarkPath = '/preview.json';

/**
 * Makes the calls of a preview's pages. What they post is sent only where the host says what
 * becomes of it: any but `career-site preview` could have a live CRM behind its `/api`
 * (docs/product.md F5). Elsewhere it is answered here, in the server's place, by a refusal that
 * forms show (docs/product.md F13), unless the settings of the build say otherwise.
 */
export async function guard(...call: Parameters<typeof fetch>): Promise<Response> {
  const [, init] = call;
  const { liveForms, formRefused = '' } = readSettings(document);
  const isFree = init?.method === 'GET' || liveForms === true;
  const maySend = isFree || (await isPreview(init?.signal).catch(refuseUnlessOffline));
  if (maySend) return fetch(...call);
  const refusal: RejectedEntry = { type: 'global', error: formRefused };
  return new Response(JSON.stringify([refusal]), { status: 402 });
}

/** A device that is offline says nothing about the host: the call fails, as it would have. */
function refuseUnlessOffline(error: unknown): false {
  if (!navigator.onLine) throw error;
  return false;
}

/** Whether the host is a preview that handles submissions; rejects where it does not say so. */
export async function isPreview(signal?: AbortSignal | null): Promise<boolean> {
  const response = await fetch(markPath, {
    cache: 'no-store',
    redirect: 'error',
    ...(signal != null && { signal }),
  });
  const { submissions }: Partial<PreviewMark> = await response.json();
  return response.ok && (submissions === 'kept' || submissions === 'forwarded');
}
