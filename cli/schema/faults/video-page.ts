import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { videoPageAt } from '../formats/video.ts';
import { asYaml } from '../words.ts';
import type { Fault } from './fault.ts';
import { atValue, suggesting } from './fault.ts';
import { explainLink } from './unsafe-link.ts';

/** An address that no video can be played from: no link at all, or the page of a video instead of the video. */
export function explainVideo(fault: Fault, value: string): Diagnostic {
  const page = videoPageAt(value);
  if (page === undefined) return explainLink(fault, value);
  return atValue(fault, 'video-page', { value, ...page }, suggesting(asYaml(page.embed)));
}
