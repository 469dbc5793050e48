import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { linkProblem } from '../formats/link.ts';
import { unplayableEnding, videoPageAt } from '../formats/video.ts';
import { asYaml } from '../describe.ts';
import type { SchemaError } from './schema-error.ts';
import { atValue, suggesting } from './schema-error.ts';
import { explainLink } from './unsafe-link.ts';

/** An address that no video can be played from: no link at all, or the page of a video instead of the video. */
export function explainVideo(error: SchemaError, value: string): Diagnostic {
  const page = videoPageAt(value);
  if (page === undefined) return explainVideoFile(error, value);
  return atValue(error, 'video-page', { value, ...page }, suggesting(asYaml(page.embed)));
}

function explainVideoFile(error: SchemaError, value: string): Diagnostic {
  const ending = unplayableEnding(value);
  if (ending === undefined || linkProblem(value) !== undefined) return explainLink(error, value);
  return atValue(error, 'video-file', { value, ending });
}
