import type { ReactNode } from 'react';
import type { LibraryKind, MainPage } from '../../app/view.ts';
import type { LibraryBlock } from '../../contract.ts';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
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
  if (!isLibraryTarget(to)) throw new Error(`The library edition has no page for "${to}".`);
  return page.link(libraryTargets[to]);
}

type LibraryTarget = NonNullable<LibraryBlock['action']>['to'];

const libraryTargets: Readonly<Record<LibraryTarget, LibraryKind>> = {
  demo: 'library-demo',
  quote: 'library-quote',
};

function isLibraryTarget(to: Target): to is LibraryTarget {
  return Object.hasOwn(libraryTargets, to);
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
