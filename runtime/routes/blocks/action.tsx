import type { ReactNode } from 'react';
import type { MainPage } from '../../app/view.ts';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { isLibraryAction } from '../../services/block-pages.ts';
import { announced, recordings } from '../../services/schedule.ts';
import type { BlockProps, BlockWords, PageOfBlocks } from './kinds.ts';

export function ActionBlock({ id, words, page }: BlockProps<'action'>): ReactNode {
  const { title, text, to, button } = words;
  return (
    <Notice id={id} label={title} isHeaded>
      {text === undefined ? null : (
        <p>
          <Prose text={text} />
        </p>
      )}
      <ButtonLink href={targetOf(to, page)} isDownload={to === 'brochure'}>
        {button}
      </ButtonLink>
    </Notice>
  );
}

type Target = BlockWords<'action'>['to'];

/** An action that the library edition lacks is an internal error and throws. */
function targetOf(to: Target, page: PageOfBlocks): string {
  if (!('library' in page)) return targets[to](page);
  if (!isLibraryAction(to)) throw new Error(`The library edition has no page for "${to}".`);
  return page.link(`library-${to}`);
}

const targets: Readonly<Record<Target, (page: MainPage) => string>> = {
  'sign-up': ({ region }) => region.signUpUrl,
  demo: ({ link }) => link('demo-access'),
  webinar: webinarUrl,
  brochure: ({ region, urlOf }) => urlOf(region.brochureDownloadUrl),
  quote: ({ link }) => link('quote'),
};

/** The sign-up where a webinar is announced, or nothing was recorded; else the latest recording. */
function webinarUrl({ region, link }: MainPage): string {
  const [latest] = recordings(region);
  if (announced(region) !== undefined || latest === undefined) return link('webinar');
  return link('webinar', { response: latest.slug });
}
