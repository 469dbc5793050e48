import { libraryHeadOf, unindexed } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { LibraryRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { Ways } from '../components/ways/Ways.tsx';

/** For hosts that can't redirect unknown paths to the start page (docs/product.md T6). */
export const libraryNotFound: LibraryRoute = {
  head: (page) =>
    unindexed(
      libraryHeadOf(page, { title: 'Page not found', description: 'Nothing is at this address.' }),
    ),
  View: ({ link }) => (
    <Layout
      title={<h1>This page is not on the shelf</h1>}
      content={
        <>
          <p className="lead">The address may have a typing error, or the page has moved.</p>
          <ButtonLink href={link('library-home')}>Go to the start page</ButtonLink>
          <section>
            <h2>Or straight to</h2>
            <Ways
              links={[
                { label: 'Pricing by population', href: link('library-pricing') },
                { label: 'How a library network uses it', href: link('library-case-study') },
                { label: 'A demo account', href: link('library-demo') },
                { label: 'A quote', href: link('library-quote') },
              ]}
            />
          </section>
        </>
      }
    />
  ),
};
