import type { ReactNode } from 'react';
import type { MainPage } from '../../app/view.ts';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { announced, recordings } from '../../services/schedule.ts';
import type { BlockProps } from './kinds.ts';

export function ActionBlock({ id, words, page }: BlockProps<'action'>): ReactNode {
  const { title, text, to, button } = words;
  return (
    <Notice id={id} label={title} isHeaded>
      {text === undefined ? null : (
        <p>
          <Prose text={text} />
        </p>
      )}
      <ButtonLink href={targets[to](page)} isDownload={to === 'brochure'}>
        {button}
      </ButtonLink>
    </Notice>
  );
}

const targets = {
  'sign-up': ({ region }) => region.signUpUrl,
  demo: ({ link }) => link('demo-access'),
  webinar: webinarUrl,
  brochure: ({ region, urlOf }) => urlOf(region.brochureDownloadUrl),
  quote: ({ link }) => link('quote'),
} as const satisfies Readonly<
  Record<BlockProps<'action'>['words']['to'], (page: MainPage) => string>
>;

/** The sign-up of the webinar that is announced, else the latest recording. */
function webinarUrl({ region, link }: MainPage): string {
  if (announced(region) !== undefined) return link('webinar');
  const [latest] = recordings(region);
  return latest === undefined
    ? link('recorded-webinar')
    : link('webinar', { response: latest.slug });
}
