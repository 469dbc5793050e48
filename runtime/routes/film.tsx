import type { ReactNode } from 'react';
import { posterOf } from '../app/poster.ts';
import type { Services } from '../app/view.ts';
import { island as aboutVideoIsland } from '../islands/AboutVideo.tsx';
import { Island } from '../islands/island.tsx';
import { interfaceIn, ownName, shownGroups } from '../services/languages.ts';
import type { BlockWords } from './blocks/kinds.ts';

export interface FilmProps {
  readonly film: BlockWords<'video'>['video'];
  readonly page: Pick<Services, 'data' | 'asset' | 'urlOf'> & {
    readonly lang?: string | undefined;
  };
}

/** A video that is part of a page. */
export function Film({ film, page: { data, asset, urlOf, lang: pageLang } }: FilmProps): ReactNode {
  const { title, url, fallbackUrl, poster, captions, captionsLang = pageLang } = film;
  const { words, lang } = interfaceIn(pageLang, data.site, shownGroups.video);
  const props = {
    title,
    url: urlOf(url),
    ...(fallbackUrl !== undefined && { fallbackUrl: urlOf(fallbackUrl) }),
    poster: posterOf(asset(poster)),
    captionsUrl: urlOf(captions),
    ...(captionsLang !== undefined && { captionsLang }),
    words: { ...words.video, ...(film.captionsLang && { captions: ownName(film.captionsLang) }) },
  };
  return <Island of={aboutVideoIsland} when="interaction" lang={lang} props={props} />;
}
