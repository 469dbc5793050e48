import { linkProblem } from './link.ts';

/** A page that shows a video and that no other site may show in a frame. */
export interface VideoPage {
  readonly service: 'YouTube' | 'Vimeo';
  /** The address that shows the same video in a frame, where it follows from that of the page. */
  readonly embed: string | undefined;
}

/** A link to what a page can play: a video file, or an address that lets itself be framed. */
export function isVideo(link: string): boolean {
  return (
    linkProblem(link) === undefined &&
    videoPageAt(link) === undefined &&
    unplayableEnding(link) === undefined
  );
}

/** Files of videos that browsers do not play, and files that are no videos. */
const UNPLAYABLE = new RegExp(
  '\\.(mov|qt|avi|wmv|asf|mkv|flv|f4v|swf|mpe?g|m2v|m2?ts|3gp|3g2|rmvb|rm|vob|divx|' +
    'pdf|jpe?g|png|gif|svg|webp|avif|mp3|wav|zip|docx?|pptx?|vtt|srt)$',
  'i',
);

/** The ending of the file at a link, in small letters, if no browser plays such files as video. */
export function unplayableEnding(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  return UNPLAYABLE.exec(new URL(link).pathname)?.[1]?.toLowerCase();
}

/** The page of YouTube or Vimeo at a link; undefined for files, embed addresses, other hosts. */
export function videoPageAt(link: string): VideoPage | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  if (host === 'youtu.be') return youTubePage(url.pathname.slice(1));
  if (host === 'youtube.com' && !url.pathname.startsWith('/embed/')) {
    const [, id = url.searchParams.get('v')] =
      /^\/(?:shorts|live|v)\/([^/]+)/.exec(url.pathname) ?? [];
    return youTubePage(id ?? '');
  }
  return host === 'vimeo.com' ? vimeoPage(url.pathname) : undefined;
}

function youTubePage(id: string): VideoPage {
  const isId = /^[\w-]{6,}$/.test(id);
  const embed = isId ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;
  return { service: 'YouTube', embed };
}

// The second part of the address is the key of a video that is not listed.
function vimeoPage(path: string): VideoPage {
  const [, id, key] = /\/(\d{6,})(?:\/([\da-f]+))?\/?$/.exec(path) ?? [];
  const query = key === undefined ? '' : `?h=${key}`;
  const embed = id && `https://player.vimeo.com/video/${id}${query}`;
  return { service: 'Vimeo', embed };
}
